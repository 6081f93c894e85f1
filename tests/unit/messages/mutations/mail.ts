import type { MessagesEditor } from '../MessagesEditor';
import type { Mutation } from './Mutation';

const ENGLISH = 'en/mail.json';

export const mail: Mutation[] = [
  {
    title: 'an email message missing in English',
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
    title: 'an empty email message in English',
    make: (messages) => [['schema', ENGLISH, messages.set(ENGLISH, 'home', () => '')]],
  },
  {
    title: 'an unknown email message',
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
    title: 'an email without its link in every locale',
    make: (messages) => {
      inEveryLanguage(messages, ({ confirmation }) => {
        confirmation.body = confirmation.body.replace('{confirm}', '');
      });
      return [['schema', ENGLISH, messages.lineOf(ENGLISH, 'confirmation.body')]];
    },
  },
  {
    title: 'an email link to a missing article',
    make: (messages) => [
      [
        'link',
        'vi/mail.json',
        messages.set('vi/mail.json', 'welcome.body', (body) => body.replace('full-boat', 'full-boot')),
      ],
    ],
  },
  {
    title: 'an unknown placeholder in an email',
    make: (messages) => {
      inEveryLanguage(messages, ({ welcome }) => {
        welcome.body += '{firstName}';
      });
      return [['schema', ENGLISH, messages.lineOf(ENGLISH, 'welcome.body')]];
    },
  },
];

// biome-ignore lint/suspicious/noExplicitAny: invalid values have no type
function inEveryLanguage(messages: MessagesEditor, change: (json: any) => void): void {
  for (const locale of ['en', 'vi', 'zh']) messages.editJson(`${locale}/mail.json`, change);
}
