import { change, type Mutation, once } from './Mutation';

const COMMON = 'vi/common.json';
const CONTACT = 'zh/contact.json';

const inCopyright = (written: string) =>
  change('footer.copyright', (text) => text.replace('{year}', written));

const inNotice = (edit: (text: string) => string) => change('form.notice', edit);

export const blanks: Mutation[] = [
  once('an unclosed argument', 'icu', COMMON, inCopyright('{year')),
  once('an argument without a name', 'icu', COMMON, inCopyright('{}')),
  once('an argument of two words', 'icu', COMMON, inCopyright('{the year}')),
  once('an argument in straight apostrophes', 'icu', COMMON, inCopyright("'{year}'")),
  once('an argument in full-width braces', 'icu', 'zh/common.json', inCopyright('｛year｝')),
  once('a plural without an "other" case', 'icu', COMMON, inCopyright('{year, plural, one {#}}')),
  once('two apostrophes in a row', 'icu', COMMON, inCopyright("{year}''")),
  once(
    'a plural in a raw message',
    'icu',
    'vi/cases.json',
    change('list.showing', (text) => text.replace('{shown}', '{shown, plural, other {#}}')),
  ),
  once(
    'an unclosed tag',
    'icu',
    CONTACT,
    inNotice((text) => text.replace('</privacy>', '')),
  ),
  once(
    'a tag without an opening tag',
    'icu',
    CONTACT,
    inNotice((text) => text.replace('<privacy>', '')),
  ),
  once('an argument missing in a translation', 'differing-blanks', COMMON, inCopyright('2026')),
  once('a translated argument', 'differing-blanks', COMMON, inCopyright('{năm}')),
  once('an extra argument in a translation', 'differing-blanks', COMMON, inCopyright('{year} {month}')),
  {
    title: 'an argument replaced by a tag',
    make: (messages) => {
      const line = inCopyright('<b>2026</b>')(messages, COMMON);
      return [
        ['differing-blanks', COMMON, line],
        ['differing-blanks', COMMON, line],
      ];
    },
  },
  once(
    'a tag missing in a translation',
    'differing-blanks',
    CONTACT,
    inNotice((text) => text.replace(/<.*?>/g, '')),
  ),
  once(
    'a misspelt tag',
    'differing-blanks',
    CONTACT,
    inNotice((text) => text.replaceAll('privacy>', 'privcy>')),
  ),
  once(
    'a placeholder missing in an email',
    'differing-blanks',
    'vi/mail.json',
    change('welcome.body', (text) => text.replace('{unsubscribe}', '')),
  ),
  once('an argument that no page provides', 'unfilled-blank', 'en/home.json', (messages) => {
    const [line = 0] = ['en', 'vi', 'zh'].map((locale) =>
      messages.set(`${locale}/home.json`, 'hero.lead', (text) => `${text} {count}`),
    );
    return line;
  }),
  once('a placeholder in plain text', 'unfilled-blank', 'vi/team.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].role += ' {year}';
    });
    return messages.lineWith(file, '{year}');
  }),
];
