import { changeText, createMutation, createMutations } from './Mutation';

const COMMON = 'vi/common.json';
const CONTACT = 'zh/contact.json';

const editCopyright = (written: string) =>
  changeText('footer.copyright', (text) => text.replace('{year}', written));

const editNotice = (edit: (text: string) => string) => changeText('form.notice', edit);

export const placeholders = createMutations([
  ['an unclosed argument', 'icu', COMMON, editCopyright('{year')],
  ['an argument without a name', 'icu', COMMON, editCopyright('{}')],
  ['an argument of two words', 'icu', COMMON, editCopyright('{the year}')],
  ['an argument in straight apostrophes', 'icu', COMMON, editCopyright("'{year}'")],
  ['an argument in full-width braces', 'icu', 'zh/common.json', editCopyright('｛year｝')],
  ['a plural without an "other" case', 'icu', COMMON, editCopyright('{year, plural, one {#}}')],
  ['two apostrophes in a row', 'icu', COMMON, editCopyright("{year}''")],
  [
    'a plural in a raw message',
    'icu',
    'vi/cases.json',
    changeText('list.showing', (text) => text.replace('{shown}', '{shown, plural, other {#}}')),
  ],
  ['an unclosed tag', 'icu', CONTACT, editNotice((text) => text.replace('</privacy>', ''))],
  ['a tag without an opening tag', 'icu', CONTACT, editNotice((text) => text.replace('<privacy>', ''))],
  ['an argument missing in a translation', 'differing-placeholders', COMMON, editCopyright('2026')],
  ['a translated argument', 'differing-placeholders', COMMON, editCopyright('{năm}')],
  ['an extra argument in a translation', 'differing-placeholders', COMMON, editCopyright('{year} {month}')],
  {
    title: 'an argument replaced by a tag',
    make: (messages) => {
      const line = editCopyright('<b>2026</b>')(messages, COMMON);
      return [
        ['differing-placeholders', COMMON, line],
        ['differing-placeholders', COMMON, line],
      ];
    },
  },
  [
    'a tag missing in a translation',
    'differing-placeholders',
    CONTACT,
    editNotice((text) => text.replace(/<.*?>/g, '')),
  ],
  [
    'a misspelt tag',
    'differing-placeholders',
    CONTACT,
    editNotice((text) => text.replaceAll('privacy>', 'privcy>')),
  ],
  [
    'a placeholder missing in an email',
    'differing-placeholders',
    'vi/mail.json',
    changeText('welcome.body', (text) => text.replace('{unsubscribe}', '')),
  ],
  {
    title: 'an argument that no page provides',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => [
        'unfilled-placeholder',
        `${locale}/home.json`,
        messages.editValue(`${locale}/home.json`, 'hero.lead', (text) => `${text} {count}`),
      ]),
  },
  createMutation('a placeholder in plain text', 'unfilled-placeholder', 'vi/team.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].role += ' {year}';
    });
    return messages.findLineContaining(file, '{year}');
  }),
]);
