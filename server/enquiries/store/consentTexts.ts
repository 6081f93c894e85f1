import { type ConsentPurpose, type ConsentTexts, getShownText } from '@/lib/shared/enquiry/consentText';
import type { Enquiry } from '@/lib/shared/enquiry/enquirySchema';

/** A ticked checkbox: its purpose and text version, and the text if the version is current. */
export type TickedBox = { purpose: ConsentPurpose; version: string; text: string | undefined };

/** Returns the purpose of the checkbox `consent` for a kind of form. */
export function getConsentPurpose(kind: string): ConsentPurpose {
  return kind === 'newsletter' ? 'newsletter' : 'information';
}

/** Returns the ticked checkboxes of an enquiry. */
export function getTickedBoxes(enquiry: Enquiry, texts: ConsentTexts): TickedBox[] {
  const boxes: TickedBox[] = [];
  const add = (purpose: ConsentPurpose, version = '') => {
    const text = texts[enquiry.locale][purpose];
    boxes.push({ purpose, version, text: text.version === version ? getShownText(text) : undefined });
  };
  if (enquiry.consent) add(getConsentPurpose(enquiry.kind), enquiry.consentVersion);
  if (enquiry.transfer) add('transfer', enquiry.transferVersion);
  return boxes;
}
