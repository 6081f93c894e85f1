import {
  changeTexts,
  createMutation,
  createMutationInAllLocales,
  type Mutation,
  replaceInTexts,
} from './Mutation';

const DIFFERING = 'differing-placeholders';

const COMMON = 'vi/common.json';
const CONTACT = 'zh/contact.json';
const MAIL = 'vi/mail.json';

const COPYRIGHT = 'footer.copyright';
const NOTICE = 'form.notice';

export const placeholders: Mutation[] = [
  ...replaceInTexts([
    ['an unclosed argument', 'icu', COMMON, COPYRIGHT, '{year}', '{year'],
    ['an argument without a name', 'icu', COMMON, COPYRIGHT, '{year}', '{}'],
    ['an argument of two words', 'icu', COMMON, COPYRIGHT, '{year}', '{the year}'],
    ['an argument in straight apostrophes', 'icu', COMMON, COPYRIGHT, '{year}', "'{year}'"],
    ['an argument in full-width braces', 'icu', 'zh/common.json', COPYRIGHT, '{year}', '｛year｝'],
    ['a plural without an "other" case', 'icu', COMMON, COPYRIGHT, '{year}', '{year, plural, one {#}}'],
    ['two apostrophes in a row', 'icu', COMMON, COPYRIGHT, '{year}', "{year}''"],
    ['an argument missing in a translation', DIFFERING, COMMON, COPYRIGHT, '{year}', '2026'],
    ['a translated argument', DIFFERING, COMMON, COPYRIGHT, '{year}', '{năm}'],
    ['an extra argument in a translation', DIFFERING, COMMON, COPYRIGHT, '{year}', '{year} {month}'],
    ['a plural in raw text', 'icu', 'vi/cases.json', 'list.showing', '{shown}', '{shown, plural, other {#}}'],
    ['an unclosed tag', 'icu', CONTACT, NOTICE, '</privacy>', ''],
    ['a tag without an opening tag', 'icu', CONTACT, NOTICE, '<privacy>', ''],
    ['a placeholder missing in an email', DIFFERING, MAIL, 'welcome.body', '{unsubscribe}', ''],
  ]),
  ...changeTexts([
    ['a tag missing in a translation', DIFFERING, CONTACT, NOTICE, (text) => text.replace(/<.*?>/g, '')],
    ['a misspelt tag', DIFFERING, CONTACT, NOTICE, (text) => text.replaceAll('privacy>', 'privcy>')],
  ]),
  {
    title: 'an argument replaced by a tag',
    make: (messages) => {
      const line = messages.editValue(COMMON, COPYRIGHT, (text) => text.replace('{year}', '<b>2026</b>'));
      return [
        [DIFFERING, COMMON, line],
        [DIFFERING, COMMON, line],
      ];
    },
  },
  createMutationInAllLocales(
    'an argument that no page provides',
    'unfilled-placeholder',
    'home.json',
    (messages, file) => messages.editValue(file, 'hero.lead', (text) => `${text} {count}`),
  ),
  createMutation('a placeholder in plain text', 'unfilled-placeholder', 'vi/team.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].role += ' {year}';
    });
    return messages.findLineContaining(file, '{year}');
  }),
  ...[
    'Call { phone }.',
    'Call ｛phone｝.',
    'Call {phone.',
    'Call phone}.',
    'Call {the phone}.',
    '{trail, select, true {Try it first.} other {Ask us first.}}',
    '{trial, select, true {Try it first.} other {Ask us first.}',
    '{trial, select, truee {Try it first.} other {Ask us first.}}',
    '{constructor, select, true {Try it first.} other {Ask us first.}}',
  ].flatMap((text) => [
    createMutation(`an entry with “${text}”`, 'unfilled-placeholder', 'en/faq.json', (messages, file) => {
      messages.editJson(file, ({ items }) => {
        items[0].answer += ` ${text}`;
      });
      return messages.findLineContaining(file, text);
    }),
    createMutation(`a post with “${text}”`, 'unfilled-placeholder', 'en/article', (messages, file) =>
      messages.append(file, text),
    ),
  ]),
];
