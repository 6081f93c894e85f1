import { type Messages, messageFiles } from '@/lib/content/messages/messages';
import type { Locale } from '@/lib/shared/i18n/locales';
import { memoizePerRequest } from './memoizePerRequest';
import { readMergedMessages } from './readMessages';

type Loaded = {
  messages: Messages;
  /** Dotted paths, namespace first, of every text that stands in English for want of a translation. */
  untranslated: ReadonlySet<string>;
};

/** Loads the page copy of a language, every missing text filled in from English. */
export const loadMessages = memoizePerRequest((locale: Locale): Loaded => {
  const merged = Object.entries(messageFiles).map(
    ([namespace, file]) => [namespace, readMergedMessages(locale, file, namespace)] as const,
  );
  return {
    messages: Object.fromEntries(merged.map(([namespace, { value }]) => [namespace, value])) as Messages,
    untranslated: new Set(merged.flatMap(([, { untranslated }]) => untranslated)),
  };
});
