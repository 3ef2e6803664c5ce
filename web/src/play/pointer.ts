/** JSON Pointers (RFC 6901) into immutable values. */

export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

export function partsOf(pointer: string): string[] {
    return pointer === '' ? [] : pointer.slice(1).split('/').map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
}

export function pointerOf(parts: readonly (string | number)[]): string {
    return parts.map((part) => '/' + String(part).replace(/~/g, '~0').replace(/\//g, '~1')).join('');
}

/** The value there; undefined: none. */
export function valueAt(root: Json | undefined, pointer: string): Json | undefined {
    let value: Json | undefined = root;
    for (const part of partsOf(pointer)) {
        if (value === null || typeof value !== 'object') return undefined;
        value = Array.isArray(value) ? value[Number(part)] : Object.prototype.hasOwnProperty.call(value, part) ? value[part] : undefined;
    }
    return value;
}

/** A copy with another value there, or with none (undefined). Missing containers are made: a list before a number. */
export function withValue(root: Json | undefined, pointer: string, value: Json | undefined): Json | undefined {
    const [first, ...rest] = partsOf(pointer);
    if (first === undefined) return value;
    const inner = (held: Json | undefined) => withValue(held, pointerOf(rest), value);
    if (Array.isArray(root) || (root === undefined && /^\d+$/.test(first))) {
        const list = Array.isArray(root) ? [...root] : [];
        const index = Number(first);
        const made = inner(list[index]);
        while (list.length < index) list.push({});
        if (made !== undefined) list[index] = made;
        else if (index === list.length - 1) list.pop();
        else if (index < list.length) list.splice(index, 1);
        return list;
    }
    const { [first]: held, ...others } = (root !== null && typeof root === 'object' ? root : {});
    const made = inner(held);
    return made === undefined ? others : { ...others, [first]: made };
}
