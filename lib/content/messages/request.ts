import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { defaultLocale, isLocale } from '@/lib/shared/i18n/locales';

/** next-intl's request configuration: the language of the URL and its messages, with English where one is missing. */
export default getRequestConfig(async ({ locale: explicit }) => {
  const wanted = explicit ?? (await rootLocale());
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  return { locale, messages: loadMessages(locale).messages, timeZone: 'Asia/Ho_Chi_Minh' };
});
