// What is strange about a request as HTTP: methods, paths, queries, headers, framing. Each twist changes a request that
// would be right. `odd`: it may not reach its operation. `severing`: it is hardly HTTP, and the connection is given up.
// `unfinished`: it promises more bytes than it sends, and may be waited for.
const latin = (bytes) => Buffer.from(bytes).toString('latin1');

const strangeValues = ['', ' ', '0', '-1', '1e3', '007', '99999999999999999999', '2147483648', '1.5', 'null', '..', '.', '%00', '%2e%2e', '%2F', 'a%2Fb', '%ff', '%c0%af',
  '%', '%zz', 'x'.repeat(64), 'x'.repeat(700), 'x'.repeat(1500), 'x'.repeat(5000), '%41', 'tt%20', '{session}', "'--", '"', '<x>', 'ü', latin([0xe2, 0x98, 0x83]), 'tt;x=1', '*',
  '00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-7FFF-BFFF-FFFFFFFFFFFF', '00000000-0000-7000-8000-00000000000', 'g0000000-0000-7000-8000-000000000000', 'tt', 'TT', 'colonial'];
const strangeQueries = ['?', '?&', '?=', '?x', '?x=', '?x=1', '?=x', '?a=1&a=2', '?%00=1', '?q=%00', '?q=%ff', '?limit=%31', '?limit=0x1', '?limit=+5', '?limit= 5', '?limit=99999999999999999999',
  '?cursor=AAAAAAAAAAA', '?cursor=-----------', '?from=-1', '?from=9&to=1', '?with=odds&with=odds', '?access_token=x', '??', '?;', `?${'a=1&'.repeat(17)}`, `?${'a&'.repeat(100)}`, `?q=${'x'.repeat(3000)}`,
  `?q=${'%26'.repeat(300)}`, '?q=%E9%BE%8D', '?ruleset=chess', '?step=&tag=', '?_method=DELETE'];
const accepts = ['', '*/*', 'application/json', 'application/problem+json', 'text/html', 'text/markdown', 'text/plain', 'text/event-stream', 'application/x-ndjson', 'text/*;q=0.5, */*;q=0.1',
  'application/json;q=0', '*/*;q=0', 'image/png', ',', ';', 'application', '/', 'application/json;q=abc', 'application/json; q=1.5', 'a/b,'.repeat(200), 'text/html;level=1;q=0.3, text/html', latin([0xff, 0xfe])];
const contentTypes = ['', 'text/plain', 'application/json', 'APPLICATION/JSON', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'application/json; charset=latin1', 'application/json; charset=',
  'application/jsonx', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'multipart/form-data', 'application/problem+json', ';', latin([0xff])];
const strangeHeaders = [['X-Padding', 'x'.repeat(3000)], ['X-Padding', 'x'.repeat(4200)], ['X-Padding', 'x'.repeat(7500)], ['X-Padding', 'x'.repeat(20000)], ['Cookie', 'a=b; c=d'], ['Cookie', ';=;;'], ['X-Empty', ''],
  ['X-Bytes', latin([0x80, 0xff, 0x01])], ['Accept-Encoding', 'gzip'], ['Accept-Encoding', 'gzip;q=0, identity;q=0'], ['Accept-Encoding', 'br, *;q=0'], ['Accept-Encoding', 'deflate, gzip;q=1.0, *;q=0.5'],
  ['Accept-Encoding', ''], ['Origin', 'https://example.org'], ['Origin', 'null'], ['Access-Control-Request-Method', 'POST'], ['Range', 'bytes=0-10'], ['Range', 'bytes=9999999-'], ['If-None-Match', '*'],
  ['If-None-Match', '"nothing"'], ['If-None-Match', 'W/"x", "y",, '], ['If-None-Match', 'x'.repeat(900)], ['If-Match', '*'], ['If-Modified-Since', 'yesterday'], ['Last-Event-ID', '-5'], ['Last-Event-ID', '1e9'],
  ['Last-Event-ID', 'x'], ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'], ['traceparent', '00-zz-zz-zz'], ['traceparent', '0'.repeat(600)], ['X-Forwarded-For', '127.0.0.1, x, ::1'],
  ['X-Forwarded-For', ','.repeat(500)], ['Forwarded', 'for="[::1"'], ['X-Forwarded-Host', 'example.org'], ['Idempotency-Key', ''], ['Idempotency-Key', 'two words'], ['Idempotency-Key', 'x'.repeat(128)],
  ['Idempotency-Key', 'x'.repeat(129)], ['Idempotency-Key', latin([0xc3, 0xa9])], ['Idempotency-Key', '0123456789abcdef'], ['Expect', '100-continue'], ['X-HTTP-Method-Override', 'DELETE'], ['TE', 'trailers'],
  ['Upgrade', 'websocket'], ['Sec-WebSocket-Key', 'x'], ['Prefer', 'return=minimal']];
const rightAuthorizations = (token) => [`bearer ${token}`, `BEARER   ${token}`, `Bearer ${token} `];
const wrongAuthorizations = (token) => ['', 'Bearer', 'Bearer ', 'Bearer x', `Bearer ${token}x`, `Bearer ${token.slice(0, -1)}`, `Basic ${Buffer.from('a:b').toString('base64')}`,
  `Token ${token}`, token, `Bearer ${'x'.repeat(2000)}`, `Bearer ${latin([0xff, 0])}`.replace('\0', ''), `Bearer ${token}, Bearer ${token}`];

const setHeader = (request, name, value) => {
  request.headers = request.headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase());
  request.headers.push([name, value]);
};

// More than so many bytes of header fields the HTTP library refuses by itself (docs/api.md), each counted with its place.
const libraryTakes = 5500;
const sizeOf = ({ headers, target }) => headers.reduce((sum, [name, value]) => sum + name.length + value.length + 60, target.length + 60 * target.split('&').length);

const twists = {
  method(request, random) {
    request.method = random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'BREW', 'get', 'X'.repeat(40)]);
    request.odd = true;
  },
  head(request) {
    if (request.method === 'GET') request.method = 'HEAD';
  },
  // One segment of the path, or its edges.
  path(request, random) {
    const [, path, rest] = /^([^?]*)(.*)$/s.exec(request.target), segments = path.split('/');
    const edge = random.pick([null, null, null, `${path}/`, `/${path}`, path.replace(/.$/, ''), `${path}//`, path.toUpperCase(), `${path}/x`, path.replaceAll('/', '%2F'), `/.${path}`, `${path}#x`, `http://example.org${path}`, '*']);
    segments[random.integer(1, segments.length - 1)] = random.pick(strangeValues);
    request.target = (edge ?? segments.join('/')).replace(/[ \t]/g, '+') + rest;
    request.odd = true;
  },
  query(request, random) {
    request.target = request.target.replace(/\?.*$/s, '') + random.pick(strangeQueries).replace(/ /g, '%20');
  },
  accept(request, random) {
    setHeader(request, 'Accept', random.pick(accepts));
  },
  contentType(request, random) {
    setHeader(request, 'Content-Type', random.pick(contentTypes));
    request.value = undefined;
  },
  // Once: what was made wrong could become right again.
  authorization(request, random) {
    if (request.authorizationTwisted) return;
    request.authorizationTwisted = true;
    const given = request.headers.find(([name]) => name === 'Authorization')?.[1].replace('Bearer ', ''), token = given ?? random.text(43);
    const wrong = random.chance(0.7);
    setHeader(request, 'Authorization', random.pick(wrong ? wrongAuthorizations(token) : rightAuthorizations(token)));
    // A link's token in the query opens what it opens, whatever else is sent.
    if (wrong && given && request.guarded && !request.target.includes('access_token=')) request.stranger = true;
  },
  header(request, random) {
    for (let left = random.pick([1, 1, 2, 4]); left > 0; left--) request.headers.push(random.pick(strangeHeaders));
  },
  manyHeaders(request, random) {
    for (let left = random.pick([30, 100, 400]); left > 0; left--) request.headers.push([`X-${left}`, random.text(6)]);
  },
  chunked(request, random) {
    if (request.body !== undefined) request.chunked = random.pick([1, 7, 100, 5000]);
  },
  bodyOnGet(request, random) {
    if (request.body === undefined) request.body = Buffer.from(random.pick(['', '{}', 'x', 'x'.repeat(5000)]));
  },
  framing(request, random) {
    const length = request.body?.length ?? 0;
    const [name, value] = random.pick([['Content-Length', '-1'], ['Content-Length', 'abc'], ['Content-Length', `${length}, ${length}`], ['Content-Length', '99999999999999999999'], ['Content-Length', `+${length}`],
      ['Content-Length', '20000000'], ['Transfer-Encoding', 'gzip'], ['Transfer-Encoding', 'chunked, chunked'], ['Connection', 'close'], ['Host', ''], ['Host', 'a b'], ['Bad Name', 'x'], ['', 'x'], ['X-Nul', 'a\0b'],
      ['X-Return', 'a\rb'], ['Transfer-Encoding', 'identity']]);
    request.headers.push([name, value]);
    request.severing = request.odd = true;
    request.unfinished = /length|encoding/i.test(name);
    request.value = undefined;
  },
};

// Applies one or two twists.
export function twist(request, random) {
  for (let left = random.pick([1, 1, 1, 2]); left > 0; left--) twists[random.pick(Object.keys(twists))](request, random);
}

// Whether the HTTP library may refuse it before umpire sees it: untwisted ones, too, whose values are long.
export const isBeyondLibrary = (request) => sizeOf(request) > libraryTakes || !request.target.startsWith('/');
