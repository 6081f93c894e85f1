/** The ways in which a visitor can be answered. The ids are stored with enquiries and must never change. */
export const replyChannels = ['phone', 'zalo', 'email'] as const;

export type ReplyChannel = (typeof replyChannels)[number];

type ReplyFields = Partial<Record<'email' | 'phone' | 'replyChannel', unknown>>;

/**
 * Returns how the visitor of a valid enquiry is answered: by the chosen channel, or by the only contact. A form without
 * scripts can contain the contact of another channel.
 */
export function getReply({ email, phone, replyChannel }: ReplyFields): {
  channel: ReplyChannel;
  contact: string;
} {
  const channel = replyChannels.find((known) => known === replyChannel) ?? 'email';
  if (getContactField(channel) === 'phone' && phone) return { channel, contact: String(phone) };
  return email || !phone
    ? { channel: 'email', contact: String(email ?? '') }
    : { channel: 'phone', contact: String(phone) };
}

/** Returns the field that a reply channel requires. A Zalo account is found by its telephone number. */
export function getContactField(channel: string | undefined): 'email' | 'phone' {
  return channel === 'phone' || channel === 'zalo' ? 'phone' : 'email';
}
