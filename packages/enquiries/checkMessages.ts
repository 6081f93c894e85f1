import type { EnquiriesContent, EnquiriesOptions } from './EnquiriesOptions';

/** Checks that every message used by mails exists. Throws an error that names the first missing message. */
export function checkMessages(
  { fields, kinds, localeNames }: EnquiriesOptions,
  { messages, consentTexts }: EnquiriesContent,
): void {
  const labels = Object.values(fields).flatMap(({ label }) => label ?? []);
  for (const locale of Object.keys(localeNames)) {
    const { sales, acknowledgement } = messages[locale] ?? {};
    const required = {
      consentTexts: consentTexts[locale],
      ...Object.fromEntries(labels.map((label) => [`sales.labels.${label}`, sales?.labels[label]])),
      ...Object.fromEntries(kinds.map((kind) => [`sales.kinds.${kind}`, sales?.kinds[kind]])),
      ...Object.fromEntries(
        kinds
          .filter((kind) => kind !== 'newsletter')
          .map((kind) => [`acknowledgement.${kind}`, acknowledgement?.[kind]]),
      ),
    };
    const [missing] = Object.entries(required).find(([, message]) => !message) ?? [];
    if (missing !== undefined) throw new Error(`The content in ${locale} has no ${missing}. Add it.`);
  }
}
