/** The ways in which a visitor can be answered. The ids are stored with enquiries and must never change. */
export const replyChannels = ['phone', 'zalo', 'email'] as const;

export type ReplyChannel = (typeof replyChannels)[number];

/** Returns the field that a reply channel requires. A Zalo account is found by its telephone number. */
export function getContactField(channel: string | undefined): 'email' | 'phone' {
  return channel === 'phone' || channel === 'zalo' ? 'phone' : 'email';
}
