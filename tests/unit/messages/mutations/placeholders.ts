import { changeTexts, createMutation, createMutationInAllLocales, type Mutation } from './Mutation';

const COMMON = 'vi/common.json';
const CONTACT = 'zh/contact.json';

export const placeholders: Mutation[] = [
  ...replaceYear([
    ['an unclosed argument', 'icu', COMMON, '{year'],
    ['an argument without a name', 'icu', COMMON, '{}'],
    ['an argument of two words', 'icu', COMMON, '{the year}'],
    ['an argument in straight apostrophes', 'icu', COMMON, "'{year}'"],
    ['an argument in full-width braces', 'icu', 'zh/common.json', '｛year｝'],
    ['a plural without an "other" case', 'icu', COMMON, '{year, plural, one {#}}'],
    ['two apostrophes in a row', 'icu', COMMON, "{year}''"],
    ['an argument missing in a translation', 'differing-placeholders', COMMON, '2026'],
    ['a translated argument', 'differing-placeholders', COMMON, '{năm}'],
    ['an extra argument in a translation', 'differing-placeholders', COMMON, '{year} {month}'],
  ]),
  ...changeTexts([
    [
      'a plural in a raw message',
      'icu',
      'vi/cases.json',
      'list.showing',
      (text) => text.replace('{shown}', '{shown, plural, other {#}}'),
    ],
    ['an unclosed tag', 'icu', CONTACT, 'form.notice', (text) => text.replace('</privacy>', '')],
    ['a tag without an opening tag', 'icu', CONTACT, 'form.notice', (text) => text.replace('<privacy>', '')],
    [
      'a tag missing in a translation',
      'differing-placeholders',
      CONTACT,
      'form.notice',
      (text) => text.replace(/<.*?>/g, ''),
    ],
    [
      'a misspelt tag',
      'differing-placeholders',
      CONTACT,
      'form.notice',
      (text) => text.replaceAll('privacy>', 'privcy>'),
    ],
    [
      'a placeholder missing in an email',
      'differing-placeholders',
      'vi/mail.json',
      'welcome.body',
      (text) => text.replace('{unsubscribe}', ''),
    ],
  ]),
  {
    title: 'an argument replaced by a tag',
    make: (messages) => {
      const line = messages.editValue(COMMON, 'footer.copyright', (text) =>
        text.replace('{year}', '<b>2026</b>'),
      );
      return [
        ['differing-placeholders', COMMON, line],
        ['differing-placeholders', COMMON, line],
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
];

/** Creates mutations that replace `{year}` in the copyright notice. */
function replaceYear(rows: [title: string, rule: string, file: string, year: string][]): Mutation[] {
  return changeTexts(
    rows.map(([title, rule, file, year]) => [
      title,
      rule,
      file,
      'footer.copyright',
      (text) => text.replace('{year}', year),
    ]),
  );
}
