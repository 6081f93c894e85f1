import { z } from 'zod';

type Keys<K extends string, S extends string, L extends string, C extends string> = {
  kinds: readonly K[];
  subjects: readonly S[];
  /** Keys of the labels of fields. */
  labels: readonly L[];
  replyChannels: readonly C[];
};

const text = z.string().min(1);
const acknowledgementPlaceholders = ['number', 'hour', 'day', 'privacy'];
const newsletterPlaceholders = ['days', 'articles'];
const resultPage = z.strictObject({ title: text, text });
const confirmationPage = resultPage.extend({ button: text });

const acknowledgement = z.strictObject({
  subject: template([], acknowledgementPlaceholders),
  body: template(acknowledgementPlaceholders, []),
});

/** Creates the schema of a file with `MailMessages`: the messages of emails and of the pages they link to. */
export function createMailMessagesSchema<
  K extends string,
  S extends string,
  L extends string,
  C extends string,
>({ kinds, subjects, labels, replyChannels }: Keys<K, S, L, C>) {
  return z.strictObject({
    sales: z.strictObject({
      subject: template([], ['kind', 'subject', 'name']),
      suspect: text,
      suspectNote: text,
      withheld: template(['id'], []),
      kinds: z.record(z.enum(kinds), text),
      subjects: z.record(z.enum(subjects), text),
      labels: z.strictObject(
        Object.fromEntries(labels.map((label) => [label, text])) as Record<L, typeof text>,
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
}

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
