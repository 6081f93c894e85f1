import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { defaultLocale, isLocale } from '@/lib/shared/i18n/locales';

/** Request configuration of next-intl: the locale of the URL and its messages, with English fallbacks. */
export default getRequestConfig(async ({ locale: explicitLocale }) => {
  const requestedLocale = explicitLocale ?? (await rootLocale());
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale;
  return { locale, messages: loadMessages(locale).messages, timeZone: 'Asia/Ho_Chi_Minh' };
});
