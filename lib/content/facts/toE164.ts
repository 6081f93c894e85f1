/** The country codes of the two offices. */
const codes = { vietnam: '84', china: '86' };

/** A telephone number as it is written in a country, in the form that links dial (E.164): `+842800000123`. */
export function toE164(written: string, country: keyof typeof codes): string {
  const digits = written.replace(/\D/g, '');
  return written.startsWith('+') ? `+${digits}` : `+${codes[country]}${digits.replace(/^0/, '')}`;
}
