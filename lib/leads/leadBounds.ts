/** The longest text of each field, in UTF-16 code units: what `maxlength` and `String.length` count. */
export const leadBounds = {
  name: 120,
  company: 120,
  /** RFC 5321, section 4.5.3.1.3: a path of 256 less its two brackets. */
  email: 254,
  phone: 40,
  message: 5000,
  /** A SHA-256 in hexadecimal digits. */
  consentVersion: 64,
  source: 300,
} as const;
