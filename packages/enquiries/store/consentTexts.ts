import type { ConsentPurpose, ConsentTexts, Enquiry } from '../EnquiriesOptions';

/** A ticked checkbox: its purpose and text version, and the text if the version is current. */
export type TickedBox = { purpose: ConsentPurpose; version: string; text: string | undefined };

/** Returns the purpose of the checkbox `consent` for a kind of form. */
export function getConsentPurpose(kind: string): ConsentPurpose {
  return kind === 'newsletter' ? 'newsletter' : 'information';
}

/** Returns the ticked checkboxes of an enquiry: `consent`, and `transfer` (of personal data abroad). */
export function getTickedBoxes(enquiry: Enquiry, texts: ConsentTexts | undefined): TickedBox[] {
  const boxes: TickedBox[] = [];
  const add = (purpose: ConsentPurpose, version = '') => {
    const currentText = texts?.[purpose];
    const isCurrent = currentText?.version === version;
    boxes.push({ purpose, version, text: isCurrent ? currentText.text : undefined });
  };
  if (enquiry.consent) add(getConsentPurpose(enquiry.kind), enquiry.consentVersion);
  if (enquiry.transfer) add('transfer', enquiry.transferVersion);
  return boxes;
}
