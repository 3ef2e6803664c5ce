/** The page: takes files, asks the umpire in the worker, shows what it says. Names and texts are never read as HTML. */
{
    const $ = (id) => document.getElementById(id);
    const VERDICTS = { passed: 'passed', failed: 'FAILED', not_checkable: 'not checkable', not_applicable: 'nothing to check' };
    const OUTCOMES = { passed: 'Nothing is wrong', failed: 'Something is wrong', incomplete: 'Not everything could be checked' };
    let opened = [], words, shown = -1;

    /** An element; strings become text. */
    const make = (name, attributes, ...children) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.append(...children);
        return element;
    };

    // ---- The umpire ----

    const waiting = new Map();
    let send, asked = 0;
    const arrived = ({ id, progress, done, failed }) => {
        const task = waiting.get(id);
        if (progress !== undefined) return task?.progress?.(progress);
        waiting.delete(id);
        if (failed !== undefined) task?.reject(new Error(failed));
        else task?.resolve(done);
    };
    const ask = (what, message = {}, progress) =>
        new Promise((resolve, reject) => {
            waiting.set(++asked, { resolve, reject, progress });
            send({ ...message, id: asked, what });
        });
    const start = () => {
        try {
            const source = [$('host').textContent, $('worker').textContent];
            const worker = new Worker(URL.createObjectURL(new Blob(source, { type: 'text/javascript' })));
            worker.onmessage = ({ data }) => arrived(data);
            worker.onerror = () => say('The check broke off. Start again.');
            send = (message) => worker.postMessage(message);
        } catch {
            send = serveUmpire(arrived);
        }
        const wasm = Uint8Array.from(atob($('wasm').textContent), (letter) => letter.charCodeAt(0));
        return ask('start', { wasm, clauses: $('clauses').textContent });
    };

    // ---- What was opened ----

    const say = (text) => ($('progress').textContent = text);
    const KINDS = { export: 'an exported game', checkpoint: 'a checkpoint', receipt: 'a receipt', proof: 'a consistency proof', keys: 'keys', unknown: 'of no use here' };

    /** What a file is, by how it begins. */
    const kindOf = (text) => {
        if (text.startsWith('{"export":')) return 'export';
        if (/^\s*\{/.test(text)) return /"proof"|"path"/.test(text) ? (/"entry"/.test(text) ? 'receipt' : 'proof') : 'unknown';
        if (/\n\n\u2014 /.test(text)) return 'checkpoint';
        return /^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/=]+\s*$/m.test(text) ? 'keys' : 'unknown';
    };
    const open = async (files) => {
        for (const blob of files) {
            const text = (await blob.slice(0, 1 << 20).text()).replaceAll('\r\n', '\n');
            opened.push({ name: blob.name, blob, text, kind: kindOf(text) });
        }
        show();
    };
    const of = (kind) => opened.filter((file) => file.kind === kind);
    const keys = () =>
        [$('keys').value, ...of('keys').map(({ text }) => text)].join('\n').split('\n').map((line) => line.trim()).filter(Boolean);
    const show = () => {
        $('list').replaceChildren(...opened.map(({ name, kind }) => make('li', {}, make('bdi', {}, name), `: ${KINDS[kind]}`)));
        $('check').disabled = !words || !opened.some(({ kind }) => ['export', 'checkpoint', 'receipt'].includes(kind));
    };

    // ---- What it comes to ----

    const said = (outcome, title, ...texts) =>
        $('verdicts').append(make('div', { class: `said ${outcome}` }, make('strong', {}, title), ...texts.map((text) => make('p', {}, text))));

    const verdictSay = (name, { outcome, report, verdict }) => {
        const notes = report.warnings.map(({ warning }) => words.notes[warning]);
        said(outcome, OUTCOMES[outcome], make('bdi', {}, name), verdict.trim());
        $('verdicts').lastChild.append(make('ul', {}, ...notes.map((note) => make('li', {}, `${note[0].toUpperCase()}${note.slice(1)}.`))));
    };

    const checksShow = ({ report }) => {
        const rows = report.checks.map(({ check, verdict, passed, reason, failure }) => {
            const place = failure && (failure.entry >= 0 ? `entry ${failure.entry}: ` : failure.line ? `line ${failure.line}: ` : '');
            const why = failure ? `${place}${failure.reason}` : verdict === 'not_checkable' ? reason : '';
            return make('tr', {}, make('td', { class: verdict }, VERDICTS[verdict]),
                make('td', {}, `${words.checks[check]}.`, ...(why ? [make('p', {}, why)] : [])),
                make('td', { class: 'number' }, verdict === 'not_applicable' ? '' : String(passed)));
        });
        const counts = report.counts.filter(({ count }) => count > 0).map(({ what, count, first, entries = [] }) =>
            make('li', {}, `${count} ${words.notes[what]}${entries.length ? `: entries ${entries.join(', ')}${count > entries.length ? ' …' : ''}` : first === undefined ? '' : `: entry ${first}`}`));
        $('check-list').replaceChildren(
            make('table', { class: 'checks' }, make('thead', {}, make('tr', {}, ...['Verdict', 'What must hold', 'Times'].map((head) => make('th', { scope: 'col' }, head)))), make('tbody', {}, ...rows)),
            make('h3', {}, 'What happened'), counts.length ? make('ul', {}, ...counts) : make('p', {}, 'Nothing out of the ordinary.'));
        $('checks').hidden = false;
    };

    /** First who asked, which dice fell and the outcome; then the rules; the arithmetic is folded. */
    const storyShow = (place, text) => {
        const { lead, checked, ruling, sums } = rollParts(text);
        place.replaceChildren(make('p', { class: 'lead' }, lead), ...(checked ? [make('pre', {}, checked)] : []), ...(ruling ? [make('pre', {}, ruling)] : []),
            ...(sums ? [make('details', {}, make('summary', {}, 'How the dice were computed'), make('pre', {}, sums))] : []));
    };
    const rollFind = () => {
        const found = $(`roll-${$('roll-number').value.trim()}`);
        $('roll-none').hidden = !!found;
        if (!found) return;
        found.open = true;
        found.scrollIntoView({ block: 'start' });
    };

    const rollsShow = async (file) => {
        const rulings = await ask('rulings', { file });
        $('roll-list').replaceChildren(...rulings.map(({ seq, kind, step, seat }) => {
            const story = make('div', { class: 'story' }, '…');
            const details = make('details', {}, make('summary', {}, make('span', { class: 'turn' }, `Entry ${seq}`), `: ${kind === 'correction' ? 'correction, ' : ''}`, make('bdi', {}, String(step)), ', asked by ', make('bdi', {}, String(seat))), story);
            details.id = `roll-${seq}`;
            details.addEventListener('toggle', async () => {
                if (!details.open || story.dataset.told) return;
                story.dataset.told = 'yes';
                storyShow(story, await ask('roll', { file, seq }).catch((error) => error.message));
            });
            return details;
        }));
        $('rolls').hidden = rulings.length === 0;
    };

    const exportCheck = async (file, index, checkpoint) => {
        const found = await ask('verify', { file: index, blob: file.blob, keys: keys(), checkpoint }, (bytes) =>
            say(`Checking ${file.name}: ${Math.floor((100 * bytes) / Math.max(file.blob.size, 1))} %`));
        verdictSay(file.name, found);
        if (index > 0) return;
        shown = index;
        checksShow(found);
        $('certificate-text').textContent = await ask('certificate', { file: index });
        $('report').hidden = $('certificate').hidden = false;
        await rollsShow(index);
    };

    const RELATIONS = {
        same: 'Both are the same record', first_older: 'The first is an older state of the same record', second_older: 'The second is an older state of the same record',
        parted: 'They part: these are two records of one session', other_session: 'They are of different sessions',
        unproven: 'Nothing here shows whether the longer one begins with the shorter one', unreadable: 'One of them cannot be read',
    };
    const compareShow = async (names, notes) => {
        const { report, text } = await ask('compare', { names, notes, keys: keys(), proofs: of('proof').map((file) => file.text) });
        said(report.passed ? 'passed' : report.complete || report.relation === 'unreadable' ? 'failed' : 'incomplete', RELATIONS[report.relation] ?? report.relation, text.trim());
    };

    const check = async () => {
        $('check').disabled = true;
        $('verdicts').replaceChildren();
        for (const id of ['checks', 'rolls', 'report', 'certificate']) $(id).hidden = true;
        $('report-body').replaceChildren();
        try {
            const games = of('export').slice(0, 2), notes = of('checkpoint').map(({ text }) => text.replace(/\s*$/, '\n'));
            const saved = $('checkpoint').value.trim() ? $('checkpoint').value.replace(/\s+$/, '\n') : games.length === 1 ? notes[0] : undefined;
            $('verdict').hidden = false;
            for (const [index, game] of games.entries()) await exportCheck(game, index, saved);
            if (games.length === 2) await compareShow(games.map(({ name }) => name), []);
            if (games.length === 0 && notes.length >= 2) await compareShow(of('checkpoint').map(({ name }) => name).slice(0, 2), notes.slice(0, 2));
            for (const receipt of of('receipt')) {
                const found = await ask('receipt', { text: receipt.text, keys: keys() });
                said(found.passed ? 'passed' : 'failed', found.passed ? 'The receipt holds' : 'The receipt does not hold', make('bdi', {}, receipt.name),
                    found.passed ? `Entry ${found.seq} (${found.kind}) of session ${found.session}, in a record of ${found.size} entries.` : found.reason);
            }
            if (!games.length && notes.length === 1 && !of('receipt').length) said('incomplete', 'A checkpoint alone', 'Add the exported game, or another checkpoint, to compare it with.');
            say('Done.');
            $('verdict').scrollIntoView({ block: 'nearest' });
        } catch (error) {
            said('incomplete', 'It could not be checked', error.message);
            say('');
        }
        show();
    };

    // ---- Hands ----

    $('files').addEventListener('change', ({ target }) => open(target.files).then(() => (target.value = '')));
    for (const name of ['dragenter', 'dragover', 'dragleave', 'drop'])
        document.addEventListener(name, (event) => {
            event.preventDefault();
            $('drop').classList.toggle('over', name === 'dragenter' || name === 'dragover');
            if (name === 'drop') open(event.dataTransfer.files);
        });
    $('keys').addEventListener('change', async () => {
        const found = await Promise.all(keys().map((key) => ask('key', { words: key }).catch(() => undefined)));
        $('fingerprints').replaceChildren(...found.flatMap((key) => [key ? make('span', {}, make('bdi', {}, key.name), `: ${key.fingerprint}`) : 'This is not a key.', make('br', {})]));
    });
    $('roll-find').addEventListener('submit', (event) => {
        event.preventDefault();
        rollFind();
    });
    $('check').addEventListener('click', check);
    $('clear').addEventListener('click', () => location.reload());
    $('print').addEventListener('click', () => print());
    $('report-show').addEventListener('click', async () => {
        const html = await ask('battle', { file: shown }).catch((error) => `<p>${error.message.replace(/[&<]/g, '')}</p>`);
        $('report-body').replaceChildren(make('iframe', { title: 'Battle report', sandbox: '', srcdoc: html }));
    });

    start().then(
        (found) => {
            words = found;
            show();
        },
        (error) => say(`This browser cannot run the check: ${error.message}`),
    );
}
