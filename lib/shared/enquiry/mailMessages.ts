import { createMailMessagesSchema } from 'enquiries/mail';
import type { z } from 'zod';
import { enquiryFieldEntries, type MailLabel } from '@/lib/shared/enquiry/enquiryFields';
import { enquiryKinds } from '@/lib/shared/enquiry/enquiryKinds';
import { replyChannels } from '@/lib/shared/enquiry/replyChannels';
import { subjects } from '@/lib/shared/enquiry/subjects';

/** Schema of `messages/{locale}/mail.json`: the messages of emails and of the pages they link to. */
export const mailMessages = createMailMessagesSchema({
  kinds: enquiryKinds,
  subjects,
  labels: enquiryFieldEntries.flatMap(([, { label }]) => (label ? [label as MailLabel] : [])),
  replyChannels,
});

/** The messages in one locale. */
export type MailMessages = z.output<typeof mailMessages>;
