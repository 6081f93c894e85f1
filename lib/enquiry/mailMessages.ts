import { z } from 'zod';
import { enquiryFieldEntries, enquiryKinds, type MailLabel, replyChannels, subjects } from './fields';

const text = z.string().min(1);
const labels = enquiryFieldEntries.flatMap(([, { label }]) => (label ? [label as MailLabel] : []));
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
  /** The mail to sales. `withheld` replaces a chat notice whose data must not leave the country. */
  sales: z.strictObject({
    subject: template([], ['kind', 'subject', 'name']),
    suspect: text,
    suspectNote: text,
    withheld: template(['id'], []),
    kinds: z.record(z.enum(enquiryKinds), text),
    subjects: z.record(z.enum(subjects), text),
    labels: z.strictObject(
      Object.fromEntries(labels.map((label) => [label, text])) as Record<MailLabel, typeof text>,
    ),
    /** The labels of the values of other fields, by the name of the field. */
    values: z.strictObject({ replyChannel: z.record(z.enum(replyChannels), text) }),
    yes: text,
    no: text,
  }),
  /** The mail to the sender of an enquiry, by kind. */
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
  /** Label of the link from the newsletter pages to the home page. */
  home: text,
});

/** The messages in one locale. */
export type MailMessages = z.output<typeof mailMessages>;

/** A message with placeholders such as `{name}` that the server fills in: some required, others optional. */
function template(required: string[], optional: string[]) {
  const allowed = [...required, ...optional];
  return text.superRefine((value, context) => {
    const used = [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const report = (message: string, name: string) =>
      context.addIssue({ code: 'custom', message, params: { values: { placeholder: `{${name}}` } } });
    for (const name of required) if (!used.includes(name)) report('missingPlaceholder', name);
    for (const name of used) if (!allowed.includes(name)) report('unknownPlaceholder', name);
  });
}
