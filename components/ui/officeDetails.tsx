import type { TranslatedEntry } from '@/lib/content/entries/loadEntries';
import type { Entry } from '@/lib/content/entries/schemas';
import { toE164 } from '@/lib/content/facts/toE164';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';

type OfficeProps = { office: TranslatedEntry<Entry<'offices.json'>> };

/** The lines of an office's postal address, each in a paragraph. */
export function AddressLines({ office }: OfficeProps) {
  return office.address.map((line) => (
    <p key={line} {...getFallbackLang(office, 'address')}>
      {line}
    </p>
  ));
}

/** The telephone number of an office as a link. */
export function OfficePhone({ office: { phone } }: OfficeProps) {
  return <a href={`tel:${toE164(phone)}`}>{phone}</a>;
}
