import type { MessagesEditor } from '../MessagesEditor';
import type { Mutation } from './Mutation';

const ENGLISH = 'en/mail.json';

export const mail: Mutation[] = [
  {
    title: 'a text of the mails is missing in English',
    make: (messages) => {
      messages.editJson(ENGLISH, ({ sales }) => delete sales.yes);
      return [
        ['schema', ENGLISH, messages.lineOf(ENGLISH, 'sales')],
        ['unknown-key', 'vi/mail.json', messages.lineOf('vi/mail.json', 'sales.yes')],
        ['unknown-key', 'zh/mail.json', messages.lineOf('zh/mail.json', 'sales.yes')],
      ];
    },
  },
  {
    title: 'a text of the mails is empty in English',
    make: (messages) => [['schema', ENGLISH, messages.set(ENGLISH, 'home', () => '')]],
  },
  {
    title: 'a text is added to the mails that the server does not know',
    make: (messages) => {
      messages.editJson(ENGLISH, (json) => {
        json.motto = 'One bridge';
      });
      return [
        ['schema', ENGLISH, messages.lineOf(ENGLISH, 'motto')],
        ['missing-text', 'vi/mail.json', 1],
        ['missing-text', 'zh/mail.json', 1],
      ];
    },
  },
  {
    title: 'a mail loses its link in every language',
    make: (messages) => {
      inEveryLanguage(messages, ({ confirmation }) => {
        confirmation.body = confirmation.body.replace('{confirm}', '');
      });
      return [['schema', ENGLISH, messages.lineOf(ENGLISH, 'confirmation.body')]];
    },
  },
  {
    title: 'a mail leads to an article that there is not',
    make: (messages) => [
      [
        'link',
        'vi/mail.json',
        messages.set('vi/mail.json', 'welcome.body', (body) => body.replace('full-boat', 'full-boot')),
      ],
    ],
  },
  {
    title: 'a mail has a place that the server cannot fill in',
    make: (messages) => {
      inEveryLanguage(messages, ({ welcome }) => {
        welcome.body += '{firstName}';
      });
      return [['schema', ENGLISH, messages.lineOf(ENGLISH, 'welcome.body')]];
    },
  },
];

// biome-ignore lint/suspicious/noExplicitAny: mistakes are what no type allows
function inEveryLanguage(messages: MessagesEditor, change: (json: any) => void): void {
  for (const locale of ['en', 'vi', 'zh']) messages.editJson(`${locale}/mail.json`, change);
}
