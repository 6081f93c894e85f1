import type { StoreOptions } from '../EnquiriesOptions';

/** Returns the text by which telephone numbers are compared: E.164, or the text itself if the number is not valid. */
export function getPhoneKey(
  { normalizePhone }: Pick<StoreOptions, 'normalizePhone'>,
  text: string,
  locale: string,
) {
  return normalizePhone(text, locale) || text;
}
