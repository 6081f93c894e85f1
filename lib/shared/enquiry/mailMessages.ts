import { z } from 'zod';
import { enquiryFieldEntries, type MailLabel } from '@/lib/shared/enquiry/enquiryFields';
import { enquiryKinds } from '@/lib/shared/enquiry/enquiryKinds';
import { replyChannels } from '@/lib/shared/enquiry/replyChannels';
import { subjects } from '@/lib/shared/enquiry/subjects';

const text = z.string().min(1);
const acknowledgementPlaceholders = ['number', 'hour', 'day', 'privacy'];
const newsletterPlaceholders = ['days', 'articles'];
const resultPage = z.strictObject({ title: text, text });
const confirmationPage = resultPage.extend({ button: text });

const acknowledgement = z.strictObject({
  subject: template([], acknowledgementPlaceholders),
  body: template(acknowledgementPlaceholders, []),
});

/** Schema of `messages/{locale}/mail.json`: the messages of emails and of the pages they link to. */
export const mailMessages = z.strictObject({
  sales: z.strictObject({
    subject: template([], ['kind', 'subject', 'name']),
    suspect: text,
    suspectNote: text,
    withheld: template(['id'], []),
    kinds: z.record(z.enum(enquiryKinds), text),
    subjects: z.record(z.enum(subjects), text),
    labels: z.strictObject(
      Object.fromEntries(
        enquiryFieldEntries.flatMap(([, { label }]) => (label ? [[label, text]] : [])),
      ) as Record<MailLabel, typeof text>,
    ),
    values: z.strictObject({ replyChannel: z.record(z.enum(replyChannels), text) }),
    yes: text,
    no: text,
  }),
  acknowledgement: z.strictObject({ contact: acknowledgement, trial: acknowledgement }),
  confirmation: z.strictObject({
    subject: text,
    body: template(['confirm', 'unsubscribe'], newsletterPlaceholders),
  }),
  welcome: z.strictObject({
    subject: text,
    body: template(['unsubscribe'], [...newsletterPlaceholders, 'confirm']),
  }),
  pages: z.strictObject({
    confirm: confirmationPage,
    confirmed: resultPage,
    unsubscribe: confirmationPage,
    unsubscribed: resultPage,
    invalid: resultPage,
    unavailable: resultPage,
  }),
  home: text,
});

/** The messages in one locale. */
export type MailMessages = z.output<typeof mailMessages>;

/** A message with placeholders such as `{name}` that the server fills in: some required, others optional. */
function template(required: string[], optional: string[]) {
  const allowed = [...required, ...optional];
  return text.superRefine((value, context) => {
    const used = [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const missing = required
      .filter((name) => !used.includes(name))
      .map((name) => `lacks the placeholder {${name}}`);
    const unknown = used
      .filter((name) => !allowed.includes(name))
      .map((name) => `has the unknown placeholder {${name}}`);
    for (const message of [...missing, ...unknown]) context.addIssue({ code: 'custom', message });
  });
}
