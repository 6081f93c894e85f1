/** @jest-environment node */
import { scanCode } from '@/scripts/messages/check/project/scanCode';

let files = 0;

/** What a piece of code asks for, written `namespace.key`. */
function keysIn(code: string): string[] {
  files += 1;
  const { uses } = scanCode(code, `code${files}.tsx`);
  return [...new Set(uses.map(({ namespace, key }) => `${namespace}.${key}`))];
}

test.each([
  ['a variable', "const copy = await getCopy('home'); copy('hero.title');", ['home.hero.title']],
  [
    'several variables',
    "const [locale, copy] = await Promise.all([getLocale(), getCopy('home')]); copy.text('title');",
    ['home.title'],
  ],
  [
    'a promise of several',
    "const [copy] = await Promise.all([getCopy('home')]); copy.raw('title');",
    ['home.title'],
  ],
  [
    'an object',
    "const all = { common: await getCopy('common', locale) }; all.map(({ common }) => common('site.name'));",
    ['common.site.name'],
  ],
  [
    'next-intl itself',
    "const t = await getTranslations({ locale, namespace: 'common' }); t('site.name');",
    ['common.site.name'],
  ],
  [
    'a namespace known only at run time',
    "const copy = await getCopy(page); copy('meta.title');",
    ['*.meta.title'],
  ],
  [
    'a part known only at run time',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a component, as text
    "const copy = await getCopy('home'); copy(`days.${day}.short`);",
    ['home.days.*.short'],
  ],
  [
    'one of two keys',
    "const copy = await getCopy('home'); copy(open ? 'less' : 'more');",
    ['home.less', 'home.more'],
  ],
  ['a key in a variable', "const copy = await getCopy('home'); copy(key);", ['home.**']],
  [
    'a part of the messages',
    'const { messages } = loadMessages(locale); messages.privacy.sections.map(show);',
    ['privacy.sections.**'],
  ],
  ['a text of the messages', 'loadMessages(locale).messages[page].title;', ['*.title.**']],
  [
    'a part with a name of its own',
    'const { site, nav: links } = loadMessages(locale).messages.common; show(site, links.home);',
    ['common.site.**', 'common.nav.**'],
  ],
  [
    'the messages of a page',
    'const { common } = loadMessages(locale).messages; show(common.nav.home);',
    ['common.nav.home.**'],
  ],
])('a text is found that is asked for by %s', (_, code, keys) => {
  expect(keysIn(code)).toEqual(keys);
});

test('the names of arguments and tags that are filled in are known', () => {
  const { uses } = scanCode(
    "const copy = await getCopy('home'); copy.rich('lead', { link: wrap, year });",
    'values.tsx',
  );
  expect(uses).toEqual([{ namespace: 'home', key: 'lead', as: 'format', values: ['link', 'year'] }]);
});

test('code that does not compile may ask for any text', () => {
  expect(keysIn('const copy = await')).toEqual(['*.**']);
});

test('anchors are read off the id attributes', () => {
  expect(scanCode('<Section id="trial"><p id={id} /></Section>', 'anchors.tsx').ids).toEqual(['trial']);
});
