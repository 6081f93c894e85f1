import { type ConsentPurpose, type ConsentTexts, getShownText } from '@/lib/shared/enquiry/consentText';
import type { Enquiry } from '@/lib/shared/enquiry/enquirySchema';

/** A box that was ticked: what for, and the version of the text beside it, with the text where it is ours. */
export type TickedBox = { purpose: ConsentPurpose; version: string; text: string | undefined };

/** What the box `consent` of a kind of form is for. */
export function getConsentPurpose(kind: string): ConsentPurpose {
  return kind === 'newsletter' ? 'newsletter' : 'information';
}

/** The boxes that a lead has ticked. */
export function getTickedBoxes(lead: Enquiry, texts: ConsentTexts): TickedBox[] {
  const boxes: TickedBox[] = [];
  const add = (purpose: ConsentPurpose, version = '') => {
    const text = texts[lead.locale][purpose];
    boxes.push({ purpose, version, text: text.version === version ? getShownText(text) : undefined });
  };
  if (lead.consent) add(getConsentPurpose(lead.kind), lead.consentVersion);
  if (lead.transfer) add('transfer', lead.transferVersion);
  return boxes;
}
