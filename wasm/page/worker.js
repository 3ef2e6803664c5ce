/**
 * The umpire behind messages {id, what, …} → {id, done} or {id, failed}, with {id, progress} on the way: in a worker of its
 * own, so that the page stays alive, or, where a browser gives a page from a disk no worker, in the page itself.
 */
function serveUmpire(send) {
    let umpire;
    const files = [];

    const tasks = {
        async start({ wasm, clauses }) {
            umpire = await Umpire.start(wasm);
            umpire.setClauses(clauses);
            return umpire.words();
        },
        async verify({ file, blob, keys, checkpoint }, progress) {
            files[file] = { blob, keys, checkpoint };
            const outcome = await umpire.verify(blob, { file, keys, checkpoint, progress });
            return { outcome, report: umpire.report({ file }), verdict: umpire.report({ file, form: 'verdict' }) };
        },
        certificate: ({ file }) => umpire.report({ file, form: 'certificate' }),
        async roll({ file, seq }, progress) {
            const { blob, keys, checkpoint } = files[file];
            await umpire.verify(blob, { file, keys, checkpoint, roll: seq, progress });
            return umpire.report({ file, form: 'roll' });
        },
        battle: ({ file }, progress) => umpire.battle(files[file].blob, { form: 'html', progress }),
        compare: (options) => ({ report: umpire.compare(options), text: umpire.compare({ ...options, form: 'text' }) }),
        receipt: ({ text, keys }) => umpire.receipt(text, keys),
        key: ({ words }) => umpire.key(words),
        /** The rulings of a file: number, step and seat of each. */
        async rulings({ file }) {
            const found = [];
            let rest = '';
            const decoder = new TextDecoder();
            const take = (line) => {
                if (!/"kind":"(ruling|correction)"/.test(line)) return;
                try {
                    const { seq, kind, step, seat } = JSON.parse(line);
                    if (kind === 'ruling' || kind === 'correction') found.push({ seq, kind, step, seat });
                } catch {
                    // the check says what is wrong with it
                }
            };
            for (let at = 0; at < files[file].blob.size; at += 1 << 20) {
                const piece = await files[file].blob.slice(at, at + (1 << 20)).arrayBuffer();
                const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
                rest = lines.pop();
                lines.forEach(take);
            }
            return found;
        },
    };

    let last = Promise.resolve(); // one after the other: they share an instance
    return (message) => {
        const { id, what } = message;
        const progress = (bytes) => send({ id, progress: bytes });
        last = last.then(async () => {
            try {
                send({ id, done: await tasks[what](message, progress) });
            } catch (error) {
                send({ id, failed: error.message });
            }
        });
    };
}
if (typeof document === 'undefined') {
    const take = serveUmpire((message) => self.postMessage(message));
    self.onmessage = ({ data }) => take(data);
}
