import path from 'node:path';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import { highlightText, parseQuery } from 'site-search/client';
import { parseListView } from '@/lib/browser/lists/listView';
import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import { canonicalizeEmail, readPhones } from '@/lib/enquiry/contacts';
import { enquiryFieldEntries, fieldLimits, type StoredEnquiry } from '@/lib/enquiry/fields';
import { parseEnquiry } from '@/lib/enquiry/schema';
import { isRoute, splitLocale } from '@/lib/i18n/paths';
import { negotiateLocale, parseAcceptLanguage, removeLangParam, repairPath } from '@/lib/i18n/redirects';
import { findQuotation } from '@/lib/pricing/formatQuotation';
import middleware from '@/middleware';
import { formatCsvLine, formatEnquiry, formatEnquiryLine } from '@/server/enquiries/cli/formats';
import { getClientIp, getNetworks } from '@/server/enquiries/limits';
import { composeSalesMail } from '@/server/enquiries/mail';
import { readIdempotencyKey, validateEnquiry } from '@/server/enquiries/receive';
import { classifyOrigin, parseBody, parseMediaType, RequestError } from '@/server/enquiries/route';
import { normalizePath } from '@/server/http/httpServer';
import { createContactFields } from './helpers/enquiryFields';
import { startApi } from './helpers/startApi';

const runLocaleRedirect = new Function(
  'localStorage',
  'document',
  'navigator',
  'location',
  bundleRedirectScript(),
);

/** Bundles the script of pages without a locale, like the build. */
function bundleRedirectScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../../../lib/browser/scripts/localeRedirectScript.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The fields of a request. Texts without a pattern are validated alike, and so are notes: one of each is enough. */
const fields = [
  ...enquiryFieldEntries
    .filter(([, { setBy }]) => setBy === 'visitor' || setBy === 'page')
    .filter(([name, { check, pattern }]) => !check || pattern || name === 'message' || name === 'source')
    .map(([name]) => name),
  'website',
  'startedAt',
  'idempotencyKey',
];

function createRequest(path: string, headers: Record<string, string>): Request {
  const encodedHeaders = Object.entries(headers).map(([name, value]) => [
    name,
    encodeURI(replaceLoneSurrogates(value)),
  ]);
  return new Request(`http://host.example${encodeURI(replaceLoneSurrogates(path))}`, {
    headers: Object.fromEntries(encodedHeaders),
  });
}

function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** An enquiry whose text fields all contain a text, at the maximum length of a message. */
function createEnquiry(text: string): StoredEnquiry {
  const values = { text: text.slice(0, 5000), box: true, time: '2026-11-22T00:00:00.000Z' };
  return Object.fromEntries(
    enquiryFieldEntries.map(([name, { type }]) => [name, values[type]]),
  ) as StoredEnquiry;
}

function ignoreRequestErrors<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

const mailMessages = loadMailMessages().en;

/** All functions that read input from visitors or attackers: each accepts any text and never throws. */
const readers: [name: string, read: (text: string) => unknown][] = [
  // Includes `parseEnquiry`, which also validates the form in the browser.
  ...fields.map((field): [string, (text: string) => unknown] => [
    `validateEnquiry, ${field}`,
    (text) => validateEnquiry(createContactFields({ [field]: text })),
  ]),
  ['readPhones', readPhones],
  ['findQuotation', (text) => findQuotation(`https://site.example/?${text} .`)],
  ['parseAcceptLanguage', (text) => negotiateLocale({ accepted: parseAcceptLanguage(text) })],
  ['splitLocale', splitLocale],
  ['isRoute', (text) => [isRoute(text), isRoute(`/${text}/`), isRoute(`/insights/${text}/`)]],
  ['removeLangParam', removeLangParam],
  ['normalizePath', (text) => normalizePath(`/${text}`)],
  ['repairPath', (text) => repairPath(`/${text}`)],
  ['middleware, the path', (text) => middleware(createRequest(`/${text}`, {}))],
  ['middleware, the query', (text) => middleware(createRequest(`/?${text}`, {}))],
  ['middleware, the cookie', (text) => middleware(createRequest('/', { cookie: text }))],
  [
    'the script of pages without a locale',
    (text) =>
      runLocaleRedirect(
        { getItem: () => text },
        { cookie: text },
        { languages: [text] },
        { pathname: text, search: text, hash: text, replace: () => undefined },
      ),
  ],
  ['parseListView', (text) => parseListView(`?${new URLSearchParams({ q: text })}`, [], true)],
  [
    'the search of a list',
    (text) => {
      const { query } = parseListView(`?${new URLSearchParams({ q: text })}`, [], true);
      return ['zh', 'en', 'vi'].map((locale) =>
        highlightText('tồn kho 库存 inventories', parseQuery(query, locale as 'zh')),
      );
    },
  ],
  ['parseBody, JSON', (text) => ignoreRequestErrors(() => parseBody('application/json', text))],
  ['parseBody, a JSON string', (text) => parseBody('application/json', JSON.stringify({ text }))],
  [
    'parseBody, a form',
    (text) => ignoreRequestErrors(() => parseBody('application/x-www-form-urlencoded', text)),
  ],
  ['parseMediaType', parseMediaType],
  ['readIdempotencyKey', (text) => readIdempotencyKey(text, text)],
  ['classifyOrigin', (text) => [classifyOrigin(text, 'host', []), classifyOrigin('https://host', text, [])]],
  ['getClientIp', (text) => getNetworks(getClientIp('10.0.0.1', text, 1))],
  ['canonicalizeEmail', canonicalizeEmail],
  ['the mail to sales', (text) => composeSalesMail(createEnquiry(text), mailMessages)],
  [
    'the list of enquiries',
    (text) => [formatEnquiryLine(createEnquiry(text), undefined), formatEnquiry(createEnquiry(text), [])],
  ],
  ['the CSV export', (text) => formatCsvLine(createEnquiry(text))],
];

// The input is the same in every run, so that only a change of the code can fail a test.
fc.configureGlobal({ seed: 1 });

/** Any text: all characters, lone surrogates, and characters that are significant to parsers. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', size: 'large' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      ...'+0189 ()./-x#:;,@=&%?"\'<>[]{}\\\r\n\t\0aézĐ中轉\ud800',
      'ext',
      'máy lẻ',
      '转',
      '../',
      '::',
    ),
    maxLength: 300,
  }),
  fc.emailAddress(),
  fc.ipV6(),
  fc.webUrl(),
);

test.each(readers)('%s accepts any text', (_, read) => {
  fc.assert(fc.property(anyText, (value) => void read(value)));
});

test('keeps accepted enquiries within the field limits', () => {
  const value = fc.oneof(anyText, fc.jsonValue(), fc.constant(undefined));
  const sent = fc.dictionary(fc.constantFrom(...Object.keys(createContactFields())), value);
  fc.assert(
    fc.property(sent, (overrides) => {
      const parsed = parseEnquiry(createContactFields(overrides));
      if (!parsed.ok) return;
      for (const [field, max] of Object.entries(fieldLimits)) {
        const storedValue = parsed.enquiry[field as keyof typeof fieldLimits];
        expect(storedValue?.length ?? 0).toBeLessThanOrEqual(max);
      }
    }),
  );
});

test('reads a telephone number idempotently', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      const [phone] = readPhones(value);
      if (phone === undefined) return;
      expect(phone).toMatch(/^\+?\d{7,15}$/);
      expect(readPhones(phone)[0]).toBe(phone);
    }),
  );
});

test('responds to any body with a documented status', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '0' });
  const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain');
  const json = fc.dictionary(
    fc.constantFrom(...Object.keys(createContactFields())),
    fc.oneof(anyText, fc.jsonValue()),
  );
  const body = fc.oneof(
    anyText,
    fc.json(),
    fc.uint8Array({ size: 'large' }),
    json.map((overrides) => JSON.stringify(createContactFields(overrides))),
  );
  await fc.assert(
    fc.asyncProperty(type, body, async (contentType, sent) => {
      const response = await fetch(`${api.url}/api/leads`, {
        method: 'POST',
        headers: { 'Content-Type': contentType },
        body: sent as BodyInit,
      });
      expect([200, 201, 400, 413, 415, 422]).toContain(response.status);
      expect(await response.json()).toEqual(expect.any(Object));
    }),
  );
});

/** Maximum length of a body, in bytes. */
const MAX_BODY_BYTES = 65_536;

/** A text shorter by this factor is read first, so that cubic time is detected without reading the longest one. */
const LENGTH_RATIO = 32;

/**
 * Times below this (ms) are not significant: the longest text takes less with a linear reader, far more with a
 * quadratic one.
 */
const MIN_SIGNIFICANT_MS = 100;

/** Maximum growth of the time for `LENGTH_RATIO` times the text: 32 if the time is linear, 1024 if it is quadratic. */
const MAX_GROWTH = 100;

/** Parts whose repetition reveals a backtracking expression or an algorithm that restarts. */
const parts = [
  ...' (1+.-/x:;,&=@a中%[{"\'#?|<\\\t\r\n\0\u00a0\u0301\u202a\uFDFA\ud800',
  ...[
    '1 ',
    '1-',
    '(+',
    ', ',
    ' ,',
    'ext',
    ' x 1',
    'máy lẻ',
    'a.',
    'a@',
    'a-',
    '@a.',
    '..',
    '//',
    '/1',
    '/../',
  ],
  ...['%20', '%', '&a=', '==', ';q=0', 'en-', ',en;q=1', ';locale=', '; ', ':0', '::', 'ffff:', '[a', '\\"'],
  ...[
    '\r\n',
    '{a',
    '{name}',
    'ies',
    '=+',
    '""',
    '\u0323\u0301',
    'ồ',
    'A\u0301\u0323',
    '库',
    '库a',
    '~',
    '.0',
  ],
];

/** The text before and after the repetition: an ending that cannot match makes an expression try all alternatives. */
const frames = [
  ['', ''],
  ['1', '!'],
];

/** Measures CPU time in milliseconds, so that other processes do not affect the result. */
function measureTime(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Returns the shortest of several times, or the first if it is short enough. */
function measureBestTime(work: () => unknown): number {
  let bestMs = measureTime(work);
  for (let run = 1; run < 7 && bestMs > MIN_SIGNIFICANT_MS; run++)
    bestMs = Math.min(bestMs, measureTime(work));
  return bestMs;
}

/** Reads a short text and the longest one. Returns a description if the time grew too much. */
function findExcessiveGrowth(
  read: (text: string) => unknown,
  [before, after]: string[],
  part: string,
): string | undefined {
  const measureAtSize = (size: number) =>
    measureBestTime(() => read(before + part.repeat(Math.floor(size / Buffer.byteLength(part))) + after));
  const shortTimeMs = measureAtSize(MAX_BODY_BYTES / LENGTH_RATIO);
  const longTimeMs =
    shortTimeMs > MIN_SIGNIFICANT_MS ? Number.POSITIVE_INFINITY : measureAtSize(MAX_BODY_BYTES);
  if (longTimeMs <= MIN_SIGNIFICANT_MS || longTimeMs <= MAX_GROWTH * shortTimeMs) return undefined;
  return `${JSON.stringify(part)}: ${shortTimeMs.toFixed(1)} ms, then ${longTimeMs.toFixed(1)} ms for ${LENGTH_RATIO} times the text`;
}

test.each(readers)('%s takes linear time', (_, read) => {
  for (const frame of frames) {
    for (const part of parts) {
      const problem = findExcessiveGrowth(read, frame, part);
      // One assertion per part would take longer than some of the readers.
      if (problem !== undefined) throw new Error(problem);
    }
  }
});
