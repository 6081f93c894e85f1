import { mapStrings } from 'message-lint/files';
import { offices as officeCollection } from '@/lib/collections/offices';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { memoize } from '@/lib/content/memoize';
import { defaultLocale } from '@/lib/i18n/locales';
import { parseWorkingTime } from '@/lib/i18n/workingTime';
import { factsSchema } from '../messages/factsSchema';
import { readSharedFile } from '../messages/parseContent';
import { getFactInterpolator } from '../messages/readMessages';

/**
 * Loads the facts of `messages/facts.json` that are the same in every language. Translated facts are only used as
 * placeholders in messages. If the file does not match its schema, throws an error that names the field.
 */
export const loadFacts = memoize(() => {
  const parsed = readSharedFile(factsSchema, 'facts.json');
  const { company, figures } = mapStrings(parsed, getFactInterpolator(defaultLocale).interpolate);
  const offices = loadEntries(officeCollection, defaultLocale);
  return {
    company: {
      ...company,
      /** Phone numbers in E.164 format, for `tel:` links. */
      phoneToDial: toE164(company.phone),
      supportPhoneToDial: toE164(company.supportPhone),
    },
    figures,
    offers: {
      ...parsed.offers,
      transfer: parsed.offers.transfer && offices.some(({ country }) => country === 'CN'),
    },
    /** Ids of the entries that pages feature. */
    featured: parsed.featured,
    prices: parsed.prices,
    workingTime: parseWorkingTime(parsed.workingTime),
  };
});

/** Converts a phone number with a country code to E.164, for `tel:` links: `+842800000123`. */
export function toE164(phoneNumber: string): string {
  return `+${phoneNumber.replace(/\D/g, '')}`;
}
