import type { Office } from '@/lib/collections/offices';
import { toE164 } from '@/lib/content/facts/loadFacts';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';

type OfficeProps = { office: Office };

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
