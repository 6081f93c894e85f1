/** The kinds of enquiry: a question, a trial application, or a newsletter subscription. */
export const enquiryKinds = ['contact', 'trial', 'newsletter'] as const;
