import type { MessagesEditor } from '../MessagesEditor';
import type { Mutation } from './Mutation';

const ENGLISH = 'en/mail.json';

export const mail: Mutation[] = [
  {
    title: 'an email message missing in English',
    make: (messages) => {
      messages.editJson(ENGLISH, ({ sales }) => delete sales.yes);
      return [
        ['schema', ENGLISH, messages.getLineNumber(ENGLISH, 'sales')],
        ['unknown-key', 'vi/mail.json', messages.getLineNumber('vi/mail.json', 'sales.yes')],
        ['unknown-key', 'zh/mail.json', messages.getLineNumber('zh/mail.json', 'sales.yes')],
      ];
    },
  },
  {
    title: 'an empty email message in English',
    make: (messages) => {
      const line = messages.editValue(ENGLISH, 'home', () => '');
      return [['schema', ENGLISH, line]];
    },
  },
  {
    title: 'an unknown email message',
    make: (messages) => {
      messages.editJson(ENGLISH, (json) => {
        json.motto = 'One bridge';
      });
      return [
        ['schema', ENGLISH, messages.getLineNumber(ENGLISH, 'motto')],
        ['missing-text', 'vi/mail.json', 1],
        ['missing-text', 'zh/mail.json', 1],
      ];
    },
  },
  {
    title: 'an email whose link is missing in all locales',
    make: (messages) => {
      editEveryLocale(messages, ({ confirmation }) => {
        confirmation.body = confirmation.body.replace('{confirm}', '');
      });
      return [['schema', ENGLISH, messages.getLineNumber(ENGLISH, 'confirmation.body')]];
    },
  },
  {
    title: 'an email link to a missing article',
    make: (messages) => {
      const file = 'vi/mail.json';
      const line = messages.editValue(file, 'welcome.body', (body) => body.replace('full-boat', 'full-boot'));
      return [['link', file, line]];
    },
  },
  {
    title: 'an unknown placeholder in an email',
    make: (messages) => {
      editEveryLocale(messages, ({ welcome }) => {
        welcome.body += '{firstName}';
      });
      return [['schema', ENGLISH, messages.getLineNumber(ENGLISH, 'welcome.body')]];
    },
  },
];

// biome-ignore lint/suspicious/noExplicitAny: invalid values have no type
function editEveryLocale(messages: MessagesEditor, change: (json: any) => void): void {
  for (const locale of ['en', 'vi', 'zh']) messages.editJson(`${locale}/mail.json`, change);
}
