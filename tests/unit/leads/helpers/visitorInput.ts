import path from 'node:path';
import { buildSync } from 'esbuild';
import { markText } from '@/lib/browser/search/markText';
import { parseQuery } from '@/lib/browser/search/parseQuery';
import { loadMailTexts } from '@/lib/content/forServer/loadMailTexts';
import { leadBounds } from '@/lib/shared/enquiry/leadBounds';
import { leadFieldEntries } from '@/lib/shared/enquiry/leadFields';
import { readPhone } from '@/lib/shared/enquiry/readPhone';
import { parseAcceptLanguage } from '@/lib/shared/i18n/acceptLanguage';
import { splitLocale } from '@/lib/shared/i18n/localePath';
import { negotiateLocale } from '@/lib/shared/i18n/negotiate';
import { isRoute } from '@/lib/shared/i18n/paths';
import { withoutLang } from '@/lib/shared/i18n/withoutLang';
import { readView } from '@/lib/shared/lists/readView';
import middleware from '@/middleware';
import { csvLine } from '@/server/enquiries/cli/csv';
import { formatLead, formatLeadLine } from '@/server/enquiries/cli/formatLead';
import { composeSalesMail } from '@/server/enquiries/delivery/mail/composeSalesMail';
import { clientAddress } from '@/server/enquiries/intake/clientAddress';
import { foldAddress } from '@/server/enquiries/intake/foldAddress';
import { networksOf } from '@/server/enquiries/intake/networksOf';
import { originOf } from '@/server/enquiries/intake/originOf';
import { FORM_TYPE, JSON_TYPE, parseBody, parseMediaType } from '@/server/enquiries/intake/parseBody';
import { parseSubmission } from '@/server/enquiries/intake/parseSubmission';
import { RequestError } from '@/server/enquiries/intake/RequestError';
import { readIdempotencyKey } from '@/server/enquiries/intake/readIdempotencyKey';
import { verifyToken } from '@/server/enquiries/newsletter/newsletterToken';
import type { StoredLead } from '@/server/enquiries/store/StoredLead';
import { contactFields } from './leadFields';

const texts = loadMailTexts();
const redirect = new Function('localStorage', 'document', 'navigator', 'location', bareScript());

/** The script of pages without a language, as the build bundles it. */
function bareScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../../../../lib/browser/early/bare.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** A lead whose texts are all the longest that are stored. */
function storedLead(sent: string): StoredLead {
  const text = sent.slice(0, leadBounds.message);
  const values = { text, box: true, time: '2026-11-22T00:00:00.000Z' };
  const all = Object.fromEntries(leadFieldEntries.map(([name, { as }]) => [name, values[as]]));
  return { ...(all as StoredLead), kind: 'contact', locale: 'en', subject: 'erp' };
}

const fields = [
  ...leadFieldEntries.filter(([, { by }]) => by === 'visitor' || by === 'page').map(([name]) => name),
  'website',
  'startedAt',
  'idempotencyKey',
];

function refusing<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

function request(path: string, headers: Record<string, string>): Request {
  const visible = Object.entries(headers).map(([name, value]) => [name, encodeURI(wellFormed(value))]);
  return new Request(`http://host.example${encodeURI(wellFormed(path))}`, {
    headers: Object.fromEntries(visible),
  });
}

function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Everything that reads what a visitor, or somebody who is none, sends: each takes a text and never throws. */
export const readers: [name: string, read: (text: string) => unknown][] = [
  // Which begins with what the form in the page does, `parseLead`.
  ...fields.map((field): [string, (text: string) => unknown] => [
    `parseSubmission, ${field}`,
    (text) => parseSubmission(contactFields({ [field]: text })),
  ]),
  ['readPhone', readPhone],
  ['parseBody, JSON', (text) => refusing(() => parseBody(JSON_TYPE, text))],
  ['parseBody, a JSON string', (text) => parseBody(JSON_TYPE, JSON.stringify({ text }))],
  ['parseBody, a form', (text) => refusing(() => parseBody(FORM_TYPE, text))],
  ['parseMediaType', parseMediaType],
  ['readIdempotencyKey', (text) => readIdempotencyKey(text, text)],
  ['originOf', (text) => [originOf(text, 'host', []), originOf('https://host', text, [])]],
  ['clientAddress', (text) => networksOf(clientAddress('10.0.0.1', text, 1))],
  ['foldAddress', foldAddress],
  ['verifyToken', (text) => verifyToken('confirm', text, 'secret', 0)],
  ['parseAcceptLanguage', (text) => negotiateLocale({ accepted: parseAcceptLanguage(text) })],
  ['splitLocale', splitLocale],
  ['isRoute', (text) => [isRoute(text), isRoute(`/${text}/`), isRoute(`/insights/${text}/`)]],
  ['withoutLang', withoutLang],
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
  ['readView', (text) => readView(`?${new URLSearchParams({ q: text })}`, [])],
  [
    'the search of a list',
    (text) => {
      const { query } = readView(`?${new URLSearchParams({ q: text })}`, []);
      return ['zh', 'en', 'vi'].map((locale) =>
        markText('tồn kho 库存 inventories', parseQuery(query, locale as 'zh')),
      );
    },
  ],
  ['the mail to sales', (text) => composeSalesMail(storedLead(text), texts.en)],
  ['the list of leads', (text) => [formatLeadLine(storedLead(text)), formatLead(storedLead(text), [])]],
  ['the table of leads', (text) => csvLine(storedLead(text))],
];
