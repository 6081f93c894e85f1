import { getLocalePath, withBasePath } from '@/lib/i18n/paths';
import { findExampleFiles } from './findExampleFiles';

/** Headers that decide what a browser may store, send on or run. */
const COMPARED = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'cross-origin-opener-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'retry-after',
  'set-cookie',
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
];

const page = getLocalePath('en', '/about/');
const [script = ''] = findExampleFiles().map(withBasePath);

/** One request for each kind of response. */
const requests: [path: string, init?: RequestInit][] = [
  [page],
  [`${page}?lang=vi`],
  [`${page}?lang=xx`],
  [`${getLocalePath('en', '/contact/')}?sent=contact`],
  [page, { method: 'POST', body: 'a=1' }],
  [page, { method: 'DELETE' }],
  [getLocalePath('en', '/about')],
  [getLocalePath('en', '/nothing/')],
  [withBasePath('/about/')],
  ...findExampleFiles().map((file): [string] => [withBasePath(file)]),
  [script, { headers: { Range: 'bytes=0-9' } }],
  [script, { headers: { Range: 'bytes=99999999-' } }],
  [script, { headers: { 'If-Match': '"other"' } }],
  [script, { method: 'POST', body: 'a=1' }],
  [withBasePath('/_next/static/missing.js')],
  [withBasePath('/_next/static/missing.js.gz')],
  [withBasePath('/_headers')],
  [withBasePath('/api/leads')],
  [withBasePath('/api/nothing')],
  [withBasePath('/api/newsletter/confirm?token=x')],
  [withBasePath('/api/leads'), { method: 'POST', body: '{' }],
];

/** Returns a description of each response whose status or headers a proxy has changed. */
export async function compareHeaders(proxy: string, server: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, init = {}] of requests) {
    const [changed, original] = [
      await readHeaders(proxy + path, init),
      await readHeaders(server + path, init),
    ];
    for (const [name, value] of Object.entries(original)) {
      // Caddy also adds the headers of pages to assets; a header that is missing or replaced is a problem.
      if (value !== '' && changed[name] !== value)
        problems.push(`${init.method ?? 'GET'} ${path}: ${name} is "${changed[name]}", not "${value}"`);
    }
  }
  return problems;
}

async function readHeaders(url: string, init: RequestInit): Promise<Record<string, string>> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  await response.arrayBuffer();
  const headers = COMPARED.map((name) => [name, normalize(response.headers.get(name) ?? '')]);
  return { status: String(response.status), ...Object.fromEntries(headers) };
}

/** Returns a value in lower case and without an origin, because `Location` may be absolute. */
function normalize(value: string): string {
  return value.replace(/^https?:\/\/[^/]+/, '').toLowerCase();
}
