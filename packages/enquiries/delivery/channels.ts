import type { ChatServiceName } from './chat/chatServices';

/** The channels for enquiries: webhook, mail to sales, mail to the head office, and chat services. */
export type EnquiryChannel = 'webhook' | 'sales' | 'headquarters' | ChatServiceName;

/**
 * The channels for mails to visitors: `acknowledgement` of an enquiry, `confirmation` (asks a new subscriber to confirm)
 * and `welcome` (after the subscriber has confirmed). The first two go to unconfirmed addresses.
 */
export const visitorChannels = ['acknowledgement', 'confirmation', 'welcome'] as const;

/** The channel of an outbox entry. */
export type Channel = EnquiryChannel | (typeof visitorChannels)[number];

/** True for a mail to a visitor. */
export function isForVisitor(channel: Channel): boolean {
  return (visitorChannels as readonly Channel[]).includes(channel);
}
