import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { messageFiles, type Namespace } from '@/lib/i18n/messageFiles';
import { getMessagePath } from './readMessages';

/**
 * Request configuration of next-intl: the locale of the URL and its messages, with English fallbacks. A message that is
 * missing or cannot be formatted fails the build; in development, next-intl reports it and shows its key.
 */
export default getRequestConfig(async ({ locale: explicitLocale }) => {
  const requestedLocale = explicitLocale ?? (await rootLocale());
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale;
  const config = { locale, messages: loadMessages(locale).messages, timeZone: 'Asia/Ho_Chi_Minh' };
  if (process.env.NODE_ENV === 'development') return config;
  return {
    ...config,
    // Called before `getMessageFallback`, which throws an error with the file's path.
    onError: () => {},
    getMessageFallback: ({ error, key, namespace = '' }) => {
      const file = messageFiles[namespace as Namespace];
      if (error.code === 'MISSING_MESSAGE')
        throw new Error(
          `${getMessagePath(defaultLocale, file)}: "${key}" is missing, but the site uses it. Add it.`,
        );
      throw new Error(`${getMessagePath(locale, file)}: "${key}" is not valid: ${error.originalMessage}`);
    },
  };
});
