/** What an enquiry may be about (`?subject=`). The ids are part of addresses and never change. */
export const subjects = ['erp', 'vietconnect', 'ai-video', 'ai-platform', 'other'] as const;

export type Subject = (typeof subjects)[number];
