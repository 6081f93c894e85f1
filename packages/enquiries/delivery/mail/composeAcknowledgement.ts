import type { EnquiriesOptions, MailMessages, StoredEnquiry, WorkingTime } from '../../EnquiriesOptions';
import type { ComposedMail } from './composeSalesMail';
import { createReceipt } from './createReceipt';
import { fillTemplate } from './fillTemplate';

/**
 * Composes the acknowledgement of an enquiry. The email address is unconfirmed, so the mail contains no visitor input,
 * not even the name.
 */
export function composeAcknowledgement(
  options: Pick<EnquiriesOptions, 'utcOffsetHours' | 'formatDeadline' | 'getPath'>,
  { id, kind, createdAt, locale }: Pick<StoredEnquiry, 'id' | 'kind' | 'createdAt' | 'locale'>,
  { acknowledgement }: MailMessages,
  workingTime: WorkingTime,
  publicOrigin: string,
): ComposedMail {
  const template = acknowledgement[kind];
  if (template === undefined) throw new Error(`The messages have no acknowledgement.${kind}.`);
  const values = {
    ...createReceipt(options, workingTime, { id, createdAt: Date.parse(createdAt), locale }),
    privacy: publicOrigin + options.getPath('privacy', locale),
  };
  return { subject: fillTemplate(template.subject, values), text: fillTemplate(template.body, values) };
}
