/** The country codes of the two offices. */
const countryCodes = { vietnam: '84', china: '86' };

/** Converts a phone number in national or international form to E.164, for `tel:` links: `+842800000123`. */
export function toE164(phoneNumber: string, country: keyof typeof countryCodes): string {
  const digits = phoneNumber.replace(/\D/g, '');
  return phoneNumber.startsWith('+') ? `+${digits}` : `+${countryCodes[country]}${digits.replace(/^0/, '')}`;
}
