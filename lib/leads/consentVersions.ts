/**
 * The version of each consent text, sent and stored with the consent as evidence of what was agreed to. Change it
 * together with the text; earlier versions stay valid, for pages that a cache still holds.
 */
export const consentVersions = { consent: '2026-11-21', newsConsent: '2026-11-21' } as const;
