/** The subjects of an enquiry (`?subject=`). The ids are part of URLs and must never change. */
export const subjects = ['erp', 'vietconnect', 'ai-video', 'ai-platform', 'other'] as const;

/** The subject of a trial application: only the ERP can be tried. */
export const trialSubject = 'erp';

export type Subject = (typeof subjects)[number];
