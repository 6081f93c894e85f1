import type { ConsentPurpose, ConsentTexts, Enquiry } from '../EnquiriesOptions';

/** A checkbox of a form: its purpose and text version, and the text if the version is current. */
export type ConsentBox = {
  purpose: ConsentPurpose;
  version: string;
  text: string | undefined;
  isTicked: boolean;
};

/** Stored instead of a version that is not the hash of a current or former text: it could be anything. */
export const UNKNOWN_VERSION = 'unknown';

/** Returns the purpose of the checkbox `consent` for a kind of form. */
export function getConsentPurpose(kind: string): ConsentPurpose {
  return kind === 'newsletter' ? 'newsletter' : 'information';
}

/** Returns the checkboxes of a form: `consent`, and `transfer` (of personal data abroad). */
export function getConsentBoxes(enquiry: Enquiry, texts: ConsentTexts | undefined): ConsentBox[] {
  const createBox = (purpose: ConsentPurpose, isTicked: boolean, version = ''): ConsentBox => {
    const currentText = texts?.[purpose];
    const text = currentText?.version === version ? currentText.text : undefined;
    return { purpose, version, text, isTicked };
  };
  return [
    createBox(getConsentPurpose(enquiry.kind), enquiry.consent, enquiry.consentVersion),
    createBox('transfer', enquiry.transfer, enquiry.transferVersion),
  ];
}
