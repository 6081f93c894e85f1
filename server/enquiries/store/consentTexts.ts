import type { InStatement } from '@libsql/client';
import { type ConsentPurpose, type ConsentTexts, shownText } from '@/lib/shared/enquiry/consentText';
import type { Lead } from '@/lib/shared/enquiry/leadSchema';

/** What the box `consent` of a kind of form is for. */
export function purposeOf(kind: string): ConsentPurpose {
  return kind === 'newsletter' ? 'newsletter' : 'information';
}

/** The statements that keep the words beside each box that a lead has ticked, where they are ours. */
export function keepTexts(lead: Lead, texts: ConsentTexts, now: number): InStatement[] {
  const { locale } = lead;
  const ticked = [
    lead.consent ? { purpose: purposeOf(lead.kind), version: lead.consentVersion } : undefined,
    lead.transfer ? { purpose: 'transfer' as const, version: lead.transferVersion } : undefined,
  ];
  return ticked.flatMap((box) => {
    const text = box && texts[locale][box.purpose];
    if (text === undefined || text.version !== box?.version) return [];
    return {
      sql: `INSERT INTO consent_texts (version, purpose, locale, text, first_given_at)
        VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      args: [text.version, box.purpose, locale, shownText(text), now],
    };
  });
}

const boxes = {
  consent: {
    version: 'consent_version',
    purpose: `CASE leads.kind WHEN 'newsletter' THEN 'newsletter' ELSE 'information' END`,
  },
  transfer: { version: 'transfer_version', purpose: `'transfer'` },
};

/**
 * The SQL that reads what stood beside a box of a row of `leads`. NULL where it was not ticked, or its version is none
 * of a text that this store has seen on our pages in that language: then nothing proves what was agreed to.
 */
export function givenText(box: keyof typeof boxes): string {
  const { version, purpose } = boxes[box];
  return `(SELECT shown.text FROM consent_texts AS shown WHERE leads.${box} = 1
    AND shown.version = leads.${version} AND shown.purpose = ${purpose} AND shown.locale = leads.locale)`;
}
