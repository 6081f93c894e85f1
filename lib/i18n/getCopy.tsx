import { locale as rootLocale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadMessages } from '@/lib/content/loadMessages';
import { defaultLocale, isLocale, type Locale } from './locales';
import type { Namespace } from './messages';

type Values = Record<string, string | number>;
type Tags = Record<string, (chunks: ReactNode) => ReactNode>;

/**
 * The copy of a namespace for server components, in the page's language or the one given. `copy(key)` is a node that
 * carries `lang="en"` where the text is an English fallback; `copy.text(key)` is the bare string, for attributes,
 * metadata and client components, and `copy.langOf(key)` its language where that is not the page's;
 * `copy.rich(key, tags)` fills in tags; `copy.raw(key)` leaves arguments unfilled.
 */
export async function getCopy<N extends Namespace>(namespace: N, given?: Locale) {
  const wanted = given ?? (await rootLocale());
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  const text = await getTranslations({ locale, namespace });
  const { untranslated } = loadMessages(locale);

  type Key = Parameters<typeof text>[0];
  const format = text as unknown as (key: Key, values?: Values) => string;
  const formatRich = text.rich as unknown as (key: Key, tags: Tags) => ReactNode;
  const langOf = (key: Key) => (untranslated.has(`${namespace}.${String(key)}`) ? defaultLocale : undefined);
  const mark = (key: Key, node: ReactNode): ReactNode =>
    langOf(key) ? <span lang={langOf(key)}>{node}</span> : node;

  return Object.assign((key: Key, values?: Values) => mark(key, format(key, values)), {
    text,
    langOf,
    rich: (key: Key, tags: Tags) => mark(key, formatRich(key, tags)),
    raw: (key: Key): string => text.raw(key as Parameters<typeof text.raw>[0]),
  });
}
