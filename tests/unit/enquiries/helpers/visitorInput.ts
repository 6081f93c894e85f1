import path from 'node:path';
import { buildSync } from 'esbuild';
import { parseAcceptLanguage } from 'export-server/accept-language';
import { highlightText, parseQuery } from 'site-search/client';
import { enquiryFieldEntries } from '@/lib/shared/enquiry/enquiryFields';
import { readPhone } from '@/lib/shared/enquiry/phone';
import { validateEnquiryOnServer } from '@/lib/shared/enquiry/validateEnquiryOnServer';
import { splitLocale } from '@/lib/shared/i18n/getLocalePath';
import { negotiateLocale } from '@/lib/shared/i18n/negotiateLocale';
import { isRoute } from '@/lib/shared/i18n/paths';
import { removeLangParam } from '@/lib/shared/i18n/removeLangParam';
import { parseListView } from '@/lib/shared/lists/listView';
import middleware from '@/middleware';
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

/** All functions that read input from visitors or attackers: each accepts any text and never throws. */
export const readers: [name: string, read: (text: string) => unknown][] = [
  // Includes `parseEnquiry`, which also validates the form in the browser.
  ...fields.map((field): [string, (text: string) => unknown] => [
    `validateEnquiryOnServer, ${field}`,
    (text) => validateEnquiryOnServer(createContactFields({ [field]: text })),
  ]),
  ['readPhone', readPhone],
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
];
