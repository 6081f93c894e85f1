import { locale as rootLocale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { pickContentLocale } from '@/lib/i18n/getFallbackLang';
import { defaultLocale, getLanguageTag, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import type { Namespace } from '@/lib/i18n/messageFiles';
import type { MessagePlaceholders } from './messagePlaceholders';

type Value = string | number;
type Tag = (chunks: ReactNode) => ReactNode;

/** The required arguments of a message: a record of its placeholders or tags; nothing if the message is plain text. */
type RequiredArguments<Key, Part extends 'arguments' | 'tags', Fill> = Key extends keyof MessagePlaceholders
  ? MessagePlaceholders[Key] extends Record<Part, infer Name extends string>
    ? [values: Record<Name, Fill>]
    : []
  : [];

/** The key prefixes that have a `lead` message. */
type SectionKey<Key> = Key extends `${infer Section}.lead` ? Section : never;

/**
 * Returns the translator of a namespace for server components, in the locale of the page or in `explicitLocale`:
 * - `t(key)`: a node, with `lang="en"` if the message is an English fallback
 * - `t.text(key)`: the plain string, for attributes, metadata and client components
 * - `t.getLang(key)`: the language of a fallback; undefined if the message is translated
 * - `t.rich(key, tags)`: a node with tags replaced
 * - `t.head(section)`: the label, title and lead of a section
 * - `t.has(key)`: true if the message exists
 * - `t.raw(key)`: the message with its placeholders
 * - `t.locale`: the locale
 */
export async function getTranslator<N extends Namespace>(namespace: N, explicitLocale?: Locale) {
  const requestedLocale = explicitLocale ?? (await rootLocale());
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale;
  const translate = await getTranslations({ locale, namespace });

  type Key = Parameters<typeof translate>[0];
  type Path<K extends Key> = `${N}.${K & string}`;
  const format = translate as unknown as (key: Key, ...values: unknown[]) => string;
  const formatRich = translate.rich as unknown as (key: Key, ...tags: unknown[]) => ReactNode;
  const getFallbackLang = (key: Key) => {
    const isTranslated = (other: Locale) =>
      !loadMessages(other).untranslated.has(`${namespace}.${String(key)}`);
    if (isTranslated(locale)) return undefined;
    return getLanguageTag(pickContentLocale(locale, locales.filter(isTranslated)));
  };
  const markFallback = (key: Key, node: ReactNode): ReactNode =>
    getFallbackLang(key) ? <span lang={getFallbackLang(key)}>{node}</span> : node;

  const formatText = <K extends Key>(key: K, ...values: RequiredArguments<Path<K>, 'arguments', Value>) =>
    format(key, ...values);
  const formatWithoutValues = (key: Key) => markFallback(key, format(key));
  return Object.assign(
    <K extends Key>(key: K, ...values: RequiredArguments<Path<K>, 'arguments', Value>) =>
      markFallback(key, formatText(key, ...values)),
    {
      locale,
      has: (key: string) => translate.has(key as Key),
      text: formatText,
      getLang: getFallbackLang,
      rich: <K extends Key>(key: K, ...tags: RequiredArguments<Path<K>, 'tags', Tag>) =>
        markFallback(key, formatRich(key, ...tags)),
      head: (section: SectionKey<Key>) => ({
        label: formatWithoutValues(`${section}.label` as Key),
        title: formatWithoutValues(`${section}.title` as Key),
        lead: formatWithoutValues(`${section}.lead` as Key),
      }),
      raw: (key: Key): string => translate.raw(key as Parameters<typeof translate.raw>[0]),
    },
  );
}

/** Returns the translator of the messages below a key, such as `cases.list`. */
export async function getMessageTranslator(path: string) {
  const [namespace = '', ...prefix] = path.split('.');
  const t = (await getTranslator(namespace as Namespace)) as unknown as {
    (key: string): ReactNode;
    text: (key: string, values?: Record<string, Value>) => string;
    raw: (key: string) => string;
    has: (key: string) => boolean;
    locale: Locale;
  };
  const getKey = (key: string) => [...prefix, key].join('.');
  return Object.assign((key: string) => t(getKey(key)), {
    locale: t.locale,
    text: (key: string, values?: Record<string, Value>) => t.text(getKey(key), values),
    raw: (key: string) => t.raw(getKey(key)),
    has: (key: string) => t.has(getKey(key)),
  });
}
