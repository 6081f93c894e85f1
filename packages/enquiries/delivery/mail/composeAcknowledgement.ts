import type { EnquiriesOptions, MailMessages, StoredEnquiry, WorkingTime } from '../../EnquiriesOptions';
import type { ComposedMail } from './composeSalesMail';
import { fillTemplate } from './fillTemplate';
import { getReplyDeadline } from './getReplyDeadline';

/**
 * The reference number is the start of the enquiry's ID: long enough to find it, short enough to read out on the
 * telephone.
 */
const REFERENCE_LENGTH = 8;

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
  const deadline = getReplyDeadline(Date.parse(createdAt), workingTime, options.utcOffsetHours);
  const values = {
    number: id.slice(0, REFERENCE_LENGTH),
    ...options.formatDeadline(deadline, locale),
    privacy: publicOrigin + options.getPath('privacy', locale),
  };
  return { subject: fillTemplate(template.subject, values), text: fillTemplate(template.body, values) };
}
