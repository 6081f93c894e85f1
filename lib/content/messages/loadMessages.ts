import type { TaxonomyGroup, TaxonomyId } from '@/lib/collections/fields';
import { memoize } from '@/lib/content/memoize';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { type Messages, messageFiles, type Namespace } from '@/lib/i18n/messageFiles';
import { readMergedMessages } from './readMessages';

type Loaded = {
  messages: Messages;
  /** Dotted paths, starting with the namespace, of all messages that fall back to English. */
  untranslated: ReadonlySet<string>;
};

/** Loads all messages of a locale; missing messages fall back to English. */
export const loadMessages = memoize((locale: Locale): Loaded => {
  const merged = (Object.keys(messageFiles) as Namespace[]).map(
    (namespace) => [namespace, readMergedMessages(locale, messageFiles[namespace], namespace)] as const,
  );
  return {
    messages: Object.fromEntries(merged.map(([namespace, { value }]) => [namespace, value])) as Messages,
    untranslated: new Set(merged.flatMap(([, { untranslated }]) => untranslated)),
  };
});

/** Returns the ids of a group, in the order of the English `taxonomy.json`, then those of other languages. */
export function getTaxonomyIds<G extends TaxonomyGroup>(group: G): TaxonomyId<G>[] {
  return Object.keys(loadMessages(defaultLocale).messages.taxonomy[group]) as TaxonomyId<G>[];
}
