import { memoize } from 'message-files/memoize';
import { type Messages, messageFiles, type Namespace } from '@/lib/content/messages/namespaces';
import type { Locale } from '@/lib/shared/i18n/locales';
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
