import { change, type Mutation, once } from './Mutation';

const COMMON = 'vi/common.json';
const CONTACT = 'zh/contact.json';

const inCopyright = (written: string) =>
  change('footer.copyright', (text) => text.replace('{year}', written));

const inNotice = (edit: (text: string) => string) => change('form.notice', edit);

export const blanks: Mutation[] = [
  once('an argument is not closed', 'icu', COMMON, inCopyright('{year')),
  once('an argument has no name', 'icu', COMMON, inCopyright('{}')),
  once('an argument is more than one word', 'icu', COMMON, inCopyright('{the year}')),
  once('an argument stands between straight apostrophes', 'icu', COMMON, inCopyright("'{year}'")),
  once('the brackets of an argument are Chinese ones', 'icu', 'zh/common.json', inCopyright('｛year｝')),
  once('a choice has no case "other"', 'icu', COMMON, inCopyright('{year, plural, one {#}}')),
  once('two apostrophes stand in a row', 'icu', COMMON, inCopyright("{year}''")),
  once(
    'a text that a page fills in by itself has a choice',
    'icu',
    'vi/cases.json',
    change('list.showing', (text) => text.replace('{shown}', '{shown, plural, other {#}}')),
  ),
  once(
    'a tag is not closed',
    'icu',
    CONTACT,
    inNotice((text) => text.replace('</privacy>', '')),
  ),
  once(
    'a tag is closed and not opened',
    'icu',
    CONTACT,
    inNotice((text) => text.replace('<privacy>', '')),
  ),
  once('an argument is lost in a translation', 'differing-blanks', COMMON, inCopyright('2026')),
  once('an argument is translated', 'differing-blanks', COMMON, inCopyright('{năm}')),
  once('an argument is added in a translation', 'differing-blanks', COMMON, inCopyright('{year} {month}')),
  {
    title: 'an argument is lost in a translation that has a tag of its own',
    make: (messages) => {
      const line = inCopyright('<b>2026</b>')(messages, COMMON);
      return [
        ['differing-blanks', COMMON, line],
        ['differing-blanks', COMMON, line],
      ];
    },
  },
  once(
    'a tag is lost in a translation',
    'differing-blanks',
    CONTACT,
    inNotice((text) => text.replace(/<.*?>/g, '')),
  ),
  once(
    'a tag is misspelt',
    'differing-blanks',
    CONTACT,
    inNotice((text) => text.replaceAll('privacy>', 'privcy>')),
  ),
  once(
    'a place to fill in is lost in a mail',
    'differing-blanks',
    'vi/mail.json',
    change('welcome.body', (text) => text.replace('{unsubscribe}', '')),
  ),
  once('an argument is added that no page fills in', 'unfilled-blank', 'en/home.json', (messages) => {
    const [line = 0] = ['en', 'vi', 'zh'].map((locale) =>
      messages.set(`${locale}/home.json`, 'hero.lead', (text) => `${text} {count}`),
    );
    return line;
  }),
  once(
    'an argument stands in a text that nothing fills in',
    'unfilled-blank',
    'vi/team.json',
    (messages, file) => {
      messages.editJson(file, ({ items }) => {
        items[0].role += ' {year}';
      });
      return messages.lineWith(file, '{year}');
    },
  ),
];
