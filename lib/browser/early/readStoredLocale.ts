import { isLocale, type Locale } from '@/lib/shared/i18n/locales';
import { STORED_LOCALE } from '../protocol';
import { readStored } from './readStored';

/** The language that the visitor chose before, from local storage or else the cookie; undefined where there is none. */
export function readStoredLocale(): Locale | undefined {
  const values = [readStored(STORED_LOCALE), /(?:^|; )locale=([^;]*)/.exec(document.cookie)?.[1]];
  return values.find(isLocale);
}
