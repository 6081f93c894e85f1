/** @jest-environment node */
import { pages } from '@/lib/shared/i18n/paths';
import { findMessageUses } from '@/scripts/content-rules/findMessageUses';

/** The messages that a piece of code uses, as `namespace.key`. */
function getKeys(code: string): string[] {
  return [...new Set(findMessageUses(code).map(({ namespace, key }) => `${namespace}.${key}`))];
}

test.each([
  ['a variable', "const copy = await getTranslator('home'); copy('hero.title');", ['home.hero.title']],
  [
    'several variables',
    "const [locale, copy] = await Promise.all([getLocale(), getTranslator('home')]); copy.text('title');",
    ['home.title'],
  ],
  [
    'two pages',
    "const [copy, common] = await Promise.all([getTranslator('home'), getTranslator('common')]); show((one) => copy.raw(one), common('close'));",
    ['home.**', 'common.close'],
  ],
  [
    'an object',
    "const all = { common: await getTranslator('common', locale) }; all.map(({ common }) => common('site.name'));",
    ['common.site.name'],
  ],
  [
    'next-intl',
    "const t = await getTranslations({ locale, namespace: 'common' }); t('site.name');",
    ['common.site.name'],
  ],
  [
    'a namespace known only at run time',
    "const copy = await getTranslator(page); copy('meta.title');",
    ['*.meta.title'],
  ],
  [
    'one of several namespaces',
    "const copy = await getTranslator(\n  page satisfies\n    | 'home'\n    | 'about',\n); copy('title');",
    ['home.title', 'about.title'],
  ],
  [
    'any page but one',
    "const copy = await getTranslator(page satisfies Exclude<Page, 'home'>); copy('title');",
    Object.keys(pages)
      .filter((page) => page !== 'home')
      .map((page) => `${page}.title`),
  ],
  [
    'a part known only at run time',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a component, as text
    "const copy = await getTranslator('home'); copy(`days.${day}.short`);",
    ['home.days.*.short'],
  ],
  [
    'one of two keys',
    "const copy = await getTranslator('home'); copy(state === 'open' ? 'less' : 'more');",
    ['home.less', 'home.more'],
  ],
  [
    'the head of a section',
    "const copy = await getTranslator('home'); show(copy.head('services'));",
    ['home.services.label', 'home.services.title', 'home.services.lead'],
  ],
  [
    'an unknown namespace and key',
    'const copy = await getTranslator(page); copy(key); copy.head(section);',
    [],
  ],
  ['a key in a variable', "const copy = await getTranslator('home'); copy(key);", ['home.**']],
  [
    'a part of the messages',
    'const { messages } = loadMessages(locale); messages.privacy.sections.map(show);',
    ['privacy.sections.**'],
  ],
  ['a text of the messages', 'loadMessages(locale).messages[page].title;', ['*.title.**']],
  [
    'an alias',
    'const { site, nav: links } = loadMessages(locale).messages.common; show(site, links.home);',
    ['common.site.**', 'common.nav.**'],
  ],
  [
    'the messages of a page',
    'const { common } = loadMessages(locale).messages; show(common.nav.home);',
    ['common.nav.home.**'],
  ],
])('finds messages used by %s', (_, code, keys) => {
  expect(getKeys(code)).toEqual(keys);
});
