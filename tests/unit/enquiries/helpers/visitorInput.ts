import path from 'node:path';
import { buildSync } from 'esbuild';
import { highlightText } from '@/lib/browser/search/highlightText';
import { parseQuery } from '@/lib/browser/search/parseQuery';
import { loadMailMessages } from '@/lib/content/mail/loadMailMessages';
import { enquiryFieldEntries } from '@/lib/shared/enquiry/enquiryFields';
import { fieldLimits } from '@/lib/shared/enquiry/fieldLimits';
import { readPhone } from '@/lib/shared/enquiry/readPhone';
import { parseAcceptLanguage } from '@/lib/shared/i18n/acceptLanguage';
import { splitLocale } from '@/lib/shared/i18n/getLocalePath';
import { negotiateLocale } from '@/lib/shared/i18n/negotiate';
import { isRoute } from '@/lib/shared/i18n/paths';
import { removeLangParam } from '@/lib/shared/i18n/removeLangParam';
import { parseListView } from '@/lib/shared/lists/parseListView';
import middleware from '@/middleware';
import { formatCsvLine } from '@/server/enquiries/cli/csv';
import { formatEnquiry, formatEnquiryLine } from '@/server/enquiries/cli/formatEnquiry';
import { composeSalesMail } from '@/server/enquiries/delivery/mail/composeSalesMail';
import { canonicalizeEmail } from '@/server/enquiries/intake/canonicalizeEmail';
import { classifyOrigin } from '@/server/enquiries/intake/classifyOrigin';
import { getClientIp } from '@/server/enquiries/intake/getClientIp';
import { getNetworks } from '@/server/enquiries/intake/getNetworks';
import { FORM_TYPE, JSON_TYPE, parseBody, parseMediaType } from '@/server/enquiries/intake/parseBody';
import { RequestError } from '@/server/enquiries/intake/RequestError';
import { readIdempotencyKey } from '@/server/enquiries/intake/readIdempotencyKey';
import { validateEnquiry } from '@/server/enquiries/intake/validateEnquiry';
import { verifyToken } from '@/server/enquiries/newsletter/newsletterToken';
import type { StoredEnquiry } from '@/server/enquiries/store/StoredEnquiry';
import { contactFields } from './enquiryFields';

const texts = loadMailMessages();
const redirect = new Function('localStorage', 'document', 'navigator', 'location', bundleBareScript());

/** The script of pages without a locale, as bundled by the build. */
function bundleBareScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../../../../lib/browser/core/bare.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** An enquiry whose text fields all have the maximum stored length. */
function createLongestEnquiry(sent: string): StoredEnquiry {
  const text = sent.slice(0, fieldLimits.message);
  const values = { text, box: true, time: '2026-11-22T00:00:00.000Z' };
  const all = Object.fromEntries(enquiryFieldEntries.map(([name, { type }]) => [name, values[type]]));
  return { ...(all as StoredEnquiry), kind: 'contact', locale: 'en', subject: 'erp' };
}

const fields = [
  ...enquiryFieldEntries
    .filter(([, { setBy }]) => setBy === 'visitor' || setBy === 'page')
    .map(([name]) => name),
  'website',
  'startedAt',
  'idempotencyKey',
];

function ignoreRequestErrors<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

function request(path: string, headers: Record<string, string>): Request {
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

/** All functions that read input from visitors or attackers: each accepts any text and never throws. */
export const readers: [name: string, read: (text: string) => unknown][] = [
  // Includes `parseEnquiry`, which also validates the form in the browser.
  ...fields.map((field): [string, (text: string) => unknown] => [
    `validateEnquiry, ${field}`,
    (text) => validateEnquiry(contactFields({ [field]: text })),
  ]),
  ['readPhone', readPhone],
  ['parseBody, JSON', (text) => ignoreRequestErrors(() => parseBody(JSON_TYPE, text))],
  ['parseBody, a JSON string', (text) => parseBody(JSON_TYPE, JSON.stringify({ text }))],
  ['parseBody, a form', (text) => ignoreRequestErrors(() => parseBody(FORM_TYPE, text))],
  ['parseMediaType', parseMediaType],
  ['readIdempotencyKey', (text) => readIdempotencyKey(text, text)],
  ['classifyOrigin', (text) => [classifyOrigin(text, 'host', []), classifyOrigin('https://host', text, [])]],
  ['getClientIp', (text) => getNetworks(getClientIp('10.0.0.1', text, 1))],
  ['canonicalizeEmail', canonicalizeEmail],
  ['verifyToken', (text) => verifyToken('confirm', text, 'secret', 0)],
  ['parseAcceptLanguage', (text) => negotiateLocale({ accepted: parseAcceptLanguage(text) })],
  ['splitLocale', splitLocale],
  ['isRoute', (text) => [isRoute(text), isRoute(`/${text}/`), isRoute(`/insights/${text}/`)]],
  ['removeLangParam', removeLangParam],
  ['middleware, the path', (text) => middleware(request(`/${text}`, {}))],
  ['middleware, the query', (text) => middleware(request(`/?${text}`, {}))],
  ['middleware, the cookie', (text) => middleware(request('/', { cookie: text }))],
  [
    'the script of bare pages',
    (text) =>
      redirect(
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
  ['the mail to sales', (text) => composeSalesMail(createLongestEnquiry(text), texts.en)],
  [
    'the list of enquiries',
    (text) => [formatEnquiryLine(createLongestEnquiry(text)), formatEnquiry(createLongestEnquiry(text), [])],
  ],
  ['the CSV export', (text) => formatCsvLine(createLongestEnquiry(text))],
];
