// draw_house ROOMS [--check FILE]: the rooms as the build lists them, as an SVG picture; with --check, whether the file is
// that picture. Higher rooms use lower ones; an arrow is left out where a longer way says the same.
import { readFileSync } from 'node:fs';
import { calledWith } from '../support/arguments.mjs';

const WIDE = 216, HIGH = 58, ACROSS = 30, DOWN = 46, EDGE = 24, TOP = 54;
const LIBRARY = ['crypto', 'base', 'dice', 'engine', 'rulesets', 'odds', 'ledger'];   // libumpire: embeddable
const OUTSIDE = ['cli', 'http', 'store', 'fields', 'rulebook']; // each knows a library of its own

const [file, option, picture] = calledWith('ROOMS', '[--check]', '[FILE]');
const rooms = readFileSync(file, 'utf8').trim().split('\n').map((line) => {
    const [name, , uses, , about] = line.split('|');
    return { name, about, uses: uses ? uses.split(' ') : [] };
});
const find = (name) => rooms.find((room) => room.name === name);
const users = (room) => rooms.filter(({ uses }) => uses.includes(room.name));
const storey = (room) => (room.storey ??= users(room).length ? 1 + Math.max(...users(room).map(storey)) : 0);
const reaches = (from, to) => from.uses.includes(to) || from.uses.some((name) => reaches(find(name), to));
rooms.forEach(storey);
const top = Math.max(...rooms.map((room) => room.storey));
const storeys = [...Array(top + 1).keys()].map((number) => rooms.filter((room) => room.storey === number));
const most = Math.max(...storeys.map((row) => row.length));
const width = most * WIDE + (most - 1) * ACROSS + 2 * EDGE, height = TOP + (top + 1) * HIGH + top * DOWN + EDGE;
storeys.forEach((row, number) => {
    const start = (width - row.length * WIDE - (row.length - 1) * ACROSS) / 2;
    row.forEach((room, place) => Object.assign(room, { x: start + place * (WIDE + ACROSS), y: TOP + number * (HIGH + DOWN) }));
});

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const kind = ({ name }) => (LIBRARY.includes(name) ? ' pure' : OUTSIDE.includes(name) ? ' edge' : '');
const box = (room) => `  <rect x="${room.x}" y="${room.y}" width="${WIDE}" height="${HIGH}" rx="7" class="room${kind(room)}"/>
  <text x="${room.x + 14}" y="${room.y + 24}" class="name">${room.name}</text><text x="${room.x + 14}" y="${room.y + 44}" class="does">${escape(room.about)}</text>`;
const arrow = (from, to) => {
    const x = from.x + WIDE / 2, y = from.y + HIGH, tx = to.x + WIDE / 2, ty = to.y - 2, bend = Math.min(60, (ty - y) / 2);
    return `  <path class="arrow" d="M${x} ${y} C${x} ${y + bend} ${tx} ${ty - bend} ${tx} ${ty}"/>`;
};
const arrows = rooms.flatMap((room) =>
    room.uses.filter((name) => !room.uses.some((other) => other !== name && reaches(find(other), name))).map((name) => arrow(room, find(name))));

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="15" role="img" aria-labelledby="title desc">
  <title id="title">The house of umpire</title>
  <desc id="desc">${storeys.map((row) => row.map(({ name }) => name).join(', ')).join('; below: ')}. Arrows point at what is used, and none points up.</desc>
  <defs>
    <marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 10 5 0 10z" fill="#5b6470"/></marker>
    <style>
      .room { fill: #fff; stroke: #39424e; stroke-width: 1.5 }
      .edge { fill: #eef4fb; stroke: #2f6db5 }
      .pure { fill: #f0f7ee; stroke: #4b8b3b }
      .name { font-weight: 600; fill: #1c232b }
      .does { font-size: 12.5px; fill: #4a5560 }
      .arrow { stroke: #5b6470; stroke-width: 1.3; fill: none; marker-end: url(#tip) }
      .note { font-size: 12.5px; fill: #4a5560 }
    </style>
  </defs>
  <rect width="${width}" height="${height}" fill="#fcfcfb"/>
  <rect x="${EDGE}" y="18" width="14" height="14" rx="3" class="room edge"/><text x="${EDGE + 20}" y="30" class="note">edge: knows a library that no other room knows</text>
  <rect x="${EDGE + 380}" y="18" width="14" height="14" rx="3" class="room pure"/><text x="${EDGE + 400}" y="30" class="note">libumpire: no HTTP, no SQL, no JSON library</text>
${arrows.join('\n')}
${rooms.map(box).join('\n')}
</svg>
`;

if (option !== '--check') process.stdout.write(svg);
else if (readFileSync(picture, 'utf8') !== svg) {
    console.log(`${picture} is not the house as it is built; node tests/walls/draw_house.mjs ${file} > ${picture}`);
    process.exit(1);
}
