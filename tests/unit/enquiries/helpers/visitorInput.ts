import path from 'node:path';
import { buildSync } from 'esbuild';
import { highlightText, parseQuery } from 'site-search/client';
import { parseListView } from '@/lib/browser/lists/listView';
import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import { canonicalizeEmail, readPhones } from '@/lib/enquiry/contacts';
import { enquiryFieldEntries, type StoredEnquiry } from '@/lib/enquiry/fields';
import { isRoute, splitLocale } from '@/lib/i18n/paths';
import { negotiateLocale, parseAcceptLanguage, removeLangParam } from '@/lib/i18n/redirects';
import { findQuotation } from '@/lib/pricing/formatQuotation';
import { maxQuantities } from '@/lib/pricing/priceItems';
import middleware from '@/middleware';
import { formatCsvLine, formatEnquiry, formatEnquiryLine } from '@/server/enquiries/cli/formats';
import { getClientIp, getNetworks } from '@/server/enquiries/limits';
import { composeSalesMail } from '@/server/enquiries/mail';
import { readIdempotencyKey, validateEnquiry } from '@/server/enquiries/receive';
import { classifyOrigin, parseBody, parseMediaType, RequestError } from '@/server/enquiries/route';
import { createContactFields } from './enquiryFields';

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
    entryPoints: [path.join(__dirname, '../../../../lib/browser/scripts/localeRedirectScript.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const fields = [
  ...enquiryFieldEntries
    .filter(([, { setBy }]) => setBy === 'visitor' || setBy === 'page')
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
export const readers: [name: string, read: (text: string) => unknown][] = [
  // Includes `parseEnquiry`, which also validates the form in the browser.
  ...fields.map((field): [string, (text: string) => unknown] => [
    `validateEnquiry, ${field}`,
    (text) => validateEnquiry(createContactFields({ [field]: text })),
  ]),
  ['readPhones', readPhones],
  ['findQuotation', (text) => findQuotation(`https://site.example/?${text} .`, maxQuantities)],
  ['parseAcceptLanguage', (text) => negotiateLocale({ accepted: parseAcceptLanguage(text) })],
  ['splitLocale', splitLocale],
  ['isRoute', (text) => [isRoute(text), isRoute(`/${text}/`), isRoute(`/insights/${text}/`)]],
  ['removeLangParam', removeLangParam],
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
  ['parseListView', (text) => parseListView(`?${new URLSearchParams({ q: text })}`, [])],
  [
    'the search of a list',
    (text) => {
      const { query } = parseListView(`?${new URLSearchParams({ q: text })}`, []);
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
