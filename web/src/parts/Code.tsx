/** A join code: as a QR code for a camera, and in four groups of four to be read out. */
import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** Dark on white in both themes: cameras need that. */
export function Qr({ text, label }: { text: string; label: string }) {
    const { path, size } = useMemo(() => {
        const code = qrcode(0, 'M');
        code.addData(text);
        code.make();
        const count = code.getModuleCount();
        let path = '';
        for (let row = 0; row < count; row++)
            for (let column = 0; column < count; column++) if (code.isDark(row, column)) path += `M${column + 4} ${row + 4}h1v1h-1z`;
        return { path, size: count + 8 };
    }, [text]);
    return (
        <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
            <rect width={size} height={size} fill="#fff" />
            <path d={path} fill="#000" />
        </svg>
    );
}
