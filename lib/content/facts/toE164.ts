/** Converts a phone number with a country code to E.164, for `tel:` links: `+842800000123`. */
export function toE164(phoneNumber: string): string {
  return `+${phoneNumber.replace(/\D/g, '')}`;
}
