import { chmodSync, mkdirSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { exchange, HOST } from './helpers/exchange';
import { smallSite, texts } from './helpers/smallSite';
import { type RunningSite, startSite } from './helpers/startSite';

const PAGE = '/en/about/';
const PICTURE = '/images/hero.png';
const pixels = smallSite['images/hero.png'] as Buffer;

/** Two servers of the same site: one keeps its files in memory, the other reads them from disk for each request. */
const sites: Record<string, RunningSite> = {};

beforeAll(async () => {
  // A caching rule that checked the whole path on disk would treat every page in this folder as an image or a font.
  sites.memory = await startSite({ files: smallSite, sitePath: 'images/fonts/_next/static/site/out' });
  sites.disk = await startSite({ files: smallSite, maxBytes: 0 });
});

const sendRequest = (kind: string, target: string, ...headers: string[]) =>
  exchange(sites[kind]?.port ?? 0, target, { headers: [HOST, ...headers] });

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(['memory', 'disk'])('from the %s', (kind) => {
  test('the Markdown copy of a page is not for search engines', async () => {
    const { headers } = await sendRequest(kind, '/en/about/index.md');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('a workbook is sent as an attachment with its media type', async () => {
    const { headers } = await sendRequest(kind, '/en/templates/sheet.xlsx');
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers['content-disposition']).toBe('attachment');
  });

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['BR', 'br'],
    ['GZip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=1.0', 'br'],
    ['gzip;q=0.001', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0 , gzip ; q=0.2', 'gzip'],
    ['gzip;Q=0.2, br;Q=0.1', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['gzip, *;q=0', 'gzip'],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['identity;q=0.5, br;q=1', 'br'],
    ['identity;q=0', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['deflate, compress', undefined],
    ['gzipped', undefined],
    [',;,;q=,', undefined],
  ])('a client that accepts "%s" gets %s', async (accepted, encoding) => {
    const headers = accepted === undefined ? [] : [`Accept-Encoding: ${accepted}`];
    for (const [target, status, text] of [
      [PAGE, 200, texts.about],
      ['/en/nothing/', 404, texts.missing],
      ['/nothing/', 404, texts.missing],
    ] as const) {
      const answer = await sendRequest(kind, target, ...headers);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect((decoders[encoding ?? ''] ?? ((body) => body))(answer.body).toString()).toBe(text);
    }
  });

  test('a file without compressed copies has no Vary header', async () => {
    const { headers } = await sendRequest(kind, PICTURE, 'Accept-Encoding: br');
    expect(headers.vary).toBeUndefined();
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['/en/about/', 'no-cache'],
    ['/en/about/index.html', 'no-cache'],
    ['/nothing', 'no-cache'],
    [PICTURE, 'max-age=86400'],
    ['/fonts/face.woff2', 'max-age=2592000'],
    ['/_next/static/chunks/a1b2.js', 'max-age=31536000, immutable'],
  ])('%s has Cache-Control "%s"', async (target, caching) => {
    expect((await sendRequest(kind, target)).headers['cache-control']).toBe(caching);
  });

  test('each encoding has a different entity tag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await sendRequest(kind, PAGE, `Accept-Encoding: ${encoding}`)).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test.each([
    ['its tag', (tag: string) => `If-None-Match: ${tag}`, 304],
    ['its tag, weakened by a proxy', (tag: string) => `If-None-Match: W/${tag.replace('W/', '')}`, 304],
    ['its tag among others', (tag: string) => `If-None-Match: "a", ${tag}, "b"`, 304],
    ['any tag', () => 'If-None-Match: *', 304],
    ['another tag', () => 'If-None-Match: "other"', 200],
    ['no tag', () => 'If-None-Match: ', 200],
    ['a date', () => 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT', 200],
  ] as const)('responds correctly to a client that has %s', async (_, header, status) => {
    const { etag = '' } = (await sendRequest(kind, PAGE)).headers;
    const answer = await sendRequest(kind, PAGE, header(etag));
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(answer.body.toString()).toBe(status === 304 ? '' : texts.about);
  });

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=-9999', 0, 4999],
    ['bytes=4990-9999', 4990, 4999],
    ['bytes=4999-4999', 4999, 4999],
    ['BYTES=0-0', 0, 0],
  ])('the range %s is sent with 206', async (range, start, end) => {
    const answer = await sendRequest(kind, PICTURE, `Range: ${range}`);
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/5000`);
    expect(answer.headers['content-length']).toBe(String(end - start + 1));
    expect(answer.body.equals(pixels.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=5000-', 'bytes=9999-10000', 'bytes=-0'])(
    'the range %s is answered with 416',
    async (range) => {
      const answer = await sendRequest(kind, PICTURE, `Range: ${range}`);
      expect(answer.status).toBe(416);
      expect(answer.headers['content-range']).toBe('bytes */5000');
      expect(answer.body).toHaveLength(0);
    },
  );

  test.each([
    'lines=0-9',
    'abc',
    'bytes=abc',
    'bytes=',
    'bytes=-',
    'bytes=9-0',
    'bytes=0-9,20-29',
    'bytes=0-0x10',
    'bytes',
    '',
  ])('the range "%s" is ignored', async (range) => {
    const answer = await sendRequest(kind, PICTURE, `Range: ${range}`);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(pixels)).toBe(true);
  });

  test('If-Range resumes a download only if the file is unchanged', async () => {
    const { etag = '' } = (await sendRequest(kind, PICTURE)).headers;
    const getStatus = async (condition: string) =>
      (await sendRequest(kind, PICTURE, 'Range: bytes=10-', `If-Range: ${condition}`)).status;
    // An entity tag derived from size and time is weak, so it must not be used to combine two parts.
    expect(await getStatus(etag)).toBe(kind === 'memory' ? 206 : 200);
    expect(await getStatus('"other"')).toBe(200);
    expect(await getStatus('Mon, 01 Jan 2001 00:00:00 GMT')).toBe(200);
  });

  test('HEAD returns the headers of GET without a body', async () => {
    for (const target of [PAGE, PICTURE, '/en/nothing/', '/en/about', '/']) {
      const port = sites[kind]?.port ?? 0;
      const { date: _, ...get } = (await exchange(port, target)).headers;
      const head = await exchange(port, target, { method: 'HEAD' });
      expect(head.headers).toMatchObject(get);
      expect(head.body).toHaveLength(0);
    }
  });
});

test('arbitrary request headers never cause an error', async () => {
  const value = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'bytes=0123456789-, \t"W/*;q.gzipbr'), maxLength: 40 }),
    fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
  );
  const names = [
    'Range',
    'If-Range',
    'If-None-Match',
    'If-Modified-Since',
    'Accept-Encoding',
    'X-Forwarded-Proto',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 4 }),
      async (lines) => {
        const headers = lines.map(([name, text]) => `${name}: ${text}`);
        const { status } = await sendRequest('memory', PAGE, ...headers);
        expect([200, 206, 304, 416]).toContain(status);
      },
    ),
    { numRuns: 500 },
  );
});

test('.well-known is served, other hidden folders are not', async () => {
  const files = {
    ...smallSite,
    '.well-known/security.txt': 'Contact',
    '.well-known/.draft': '',
    '.trash/x': '',
  };
  const { port } = await startSite({ files });
  expect((await exchange(port, '/.well-known/security.txt')).body.toString()).toBe('Contact');
  expect((await exchange(port, '/.well-known/.draft')).status).toBe(404);
  expect((await exchange(port, '/.trash/x')).status).toBe(404);
});

test('an unreadable hidden folder does not prevent the start', async () => {
  // Root can read everything, so drop its privileges.
  const isRoot = process.getuid?.() === 0;
  try {
    const { port } = await startSite({
      files: smallSite,
      prepare: (out) => {
        mkdirSync(path.join(out, '.trash'), { mode: 0 });
        chmodSync(path.dirname(out), 0o755);
        if (isRoot) process.seteuid?.(65_534);
      },
    });
    expect((await exchange(port, PAGE)).status).toBe(200);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
});

describe('if the built site is changed under a running server', () => {
  test('files in memory do not change', async () => {
    const { port, out } = await startSite({ files: smallSite });
    rmSync(out, { recursive: true });
    expect((await exchange(port, PAGE)).body.toString()).toBe(texts.about);
  });

  test('only files read from disk are affected', async () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { port, out } = await startSite({ files: smallSite, maxBytes: 100 });
    rmSync(path.join(out, PICTURE));
    expect((await exchange(port, `${PICTURE}?q=secret`)).status).toBe(404);
    expect(write).toHaveBeenCalledWith(expect.stringContaining(`"path":"${PICTURE}"`));
    truncateSync(path.join(out, 'en/about/index.html'), 10);
    expect((await exchange(port, PAGE)).body.toString()).toBe(texts.about.slice(0, 10));
    expect((await exchange(port, '/en/')).status).toBe(200);
  });
});
