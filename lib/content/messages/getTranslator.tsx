import { locale as rootLocale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { defaultLocale, isLocale, type Locale } from '@/lib/shared/i18n/locales';
import type { MessagePlaceholders } from './messagePlaceholders';
import type { Namespace } from './messages';

type Value = string | number;
type Tag = (chunks: ReactNode) => ReactNode;

/** What has to be filled in: a record of exactly the names in the text, nothing for a text without any. */
type RequiredArguments<Key, Part extends 'arguments' | 'tags', Fill> = Key extends keyof MessagePlaceholders
  ? MessagePlaceholders[Key] extends Record<Part, infer Name extends string>
    ? [values: Record<Name, Fill>]
    : []
  : [];

/** The sections among keys that have a lead. */
type SectionKey<Key> = Key extends `${infer Section}.lead` ? Section : never;

/**
 * The copy of a namespace for server components, in the page's language or the one given. `copy(key)` is a node that
 * carries `lang="en"` where the text is an English fallback; `copy.text(key)` is the bare string, for attributes,
 * metadata and client components, and `copy.langOf(key)` its language where that is not the page's;
 * `copy.rich(key, tags)` fills in tags; `copy.head(section)` has the three texts of a section's head; `copy.raw(key)` leaves arguments unfilled; `copy.locale` is the language asked for.
 */
export async function getTranslator<N extends Namespace>(namespace: N, given?: Locale) {
  const wanted = given ?? (await rootLocale());
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  const text = await getTranslations({ locale, namespace });
  const { untranslated } = loadMessages(locale);

  type Key = Parameters<typeof text>[0];
  type Path<K extends Key> = `${N}.${K & string}`;
  const format = text as unknown as (key: Key, ...values: unknown[]) => string;
  const formatRich = text.rich as unknown as (key: Key, ...tags: unknown[]) => ReactNode;
  const langOf = (key: Key) => (untranslated.has(`${namespace}.${String(key)}`) ? defaultLocale : undefined);
  const mark = (key: Key, node: ReactNode): ReactNode =>
    langOf(key) ? <span lang={langOf(key)}>{node}</span> : node;

  const fill = <K extends Key>(key: K, ...values: RequiredArguments<Path<K>, 'arguments', Value>) =>
    format(key, ...values);
  const plain = (key: Key) => mark(key, format(key));
  return Object.assign(
    <K extends Key>(key: K, ...values: RequiredArguments<Path<K>, 'arguments', Value>) =>
      mark(key, fill(key, ...values)),
    {
      locale,
      text: fill,
      langOf,
      rich: <K extends Key>(key: K, ...tags: RequiredArguments<Path<K>, 'tags', Tag>) =>
        mark(key, formatRich(key, ...tags)),
      head: (section: SectionKey<Key>) => ({
        label: plain(`${section}.label` as Key),
        title: plain(`${section}.title` as Key),
        lead: plain(`${section}.lead` as Key),
      }),
      raw: (key: Key): string => text.raw(key as Parameters<typeof text.raw>[0]),
    },
  );
}
