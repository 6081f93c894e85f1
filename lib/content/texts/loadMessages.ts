import { type Messages, messageFiles, type Namespace } from '@/lib/content/texts/messages';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { cached } from './cached';
import { mergeFallback } from './mergeFallback';
import { readJson } from './readMessages';

type Loaded = {
  messages: Messages;
  /** Dotted paths, namespace first, of every text that stands in English for want of a translation. */
  untranslated: ReadonlySet<string>;
};

/** Loads the page copy of a language, every missing text filled in from English. */
export const loadMessages = cached((locale: Locale): Loaded => {
  const merged = (Object.entries(messageFiles) as [Namespace, string][]).map(([namespace, file]) => {
    const english = readJson(defaultLocale, file);
    const translation = locale === defaultLocale ? english : readJson(locale, file);
    const { value, untranslated } = mergeFallback(english as never, translation as never, namespace);
    return { namespace, value, untranslated };
  });
  return {
    messages: Object.fromEntries(merged.map(({ namespace, value }) => [namespace, value])) as Messages,
    untranslated: new Set(merged.flatMap(({ untranslated }) => untranslated)),
  };
});
