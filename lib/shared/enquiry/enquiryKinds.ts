/** What a visitor can send: a question, an application for a trial, or a subscription to the newsletter. */
export const enquiryKinds = ['contact', 'trial', 'newsletter'] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];
