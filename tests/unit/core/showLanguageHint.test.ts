/** @jest-environment jsdom */
import { showLanguageHint } from '@/lib/browser/core/showLanguageHint';
import { getLanguageTag, type Locale, locales } from '@/lib/i18n/locales';

type Visit = { page: Locale; languages: string[]; translations?: readonly Locale[] };

/** Renders a page with hidden hints for a browser that prefers the given languages. */
function openPage({ page, languages, translations = locales }: Visit) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  document.documentElement.lang = getLanguageTag(page);
  document.head.innerHTML = translations
    .map((locale) => `<link rel="alternate" hreflang="${locale}" href="/${locale}/">`)
    .join('');
  document.body.innerHTML = locales
    .filter((locale) => locale !== page)
    .map((locale) => `<aside data-hint="${locale}"><button>x</button></aside>`)
    .join('');
  showLanguageHint();
}

const getOfferedLocales = () =>
  [...document.querySelectorAll<HTMLElement>('aside[data-shown]')].map(({ dataset }) => dataset.hint);

afterEach(() => {
  localStorage.clear();
  setCookie('locale=; max-age=0');
});

test.each<{ page: Locale; languages: string[]; expected: Locale }>([
  { page: 'en', languages: ['zh-CN', 'fr'], expected: 'zh' },
  { page: 'zh', languages: ['fr', 'vi-VN', 'en-US'], expected: 'vi' },
  { page: 'vi', languages: ['en'], expected: 'en' },
])('the $page page offers $expected to a browser with $languages', ({ expected, ...page }) => {
  openPage(page);
  expect(getOfferedLocales()).toEqual([expected]);
});

test.each<{ condition: string; page: Locale; languages: string[] }>([
  { condition: 'include the page’s language', page: 'en', languages: ['zh-CN', 'en-US'] },
  { condition: 'include another region of the page’s language', page: 'zh', languages: ['vi', 'zh-TW'] },
  { condition: 'are not supported', page: 'en', languages: ['fr', 'de'] },
])('shows no hint if the browser languages $condition', ({ page, languages }) => {
  openPage({ page, languages });
  expect(getOfferedLocales()).toEqual([]);
});

test.each([
  ['in local storage', () => localStorage.setItem('locale', 'en')],
  ['in the cookie', () => setCookie('locale=en')],
])('shows no hint if a choice is stored %s', (_, choose) => {
  choose();
  openPage({ page: 'en', languages: ['zh'] });
  expect(getOfferedLocales()).toEqual([]);
});

test('does not offer a locale without a translation', () => {
  openPage({ page: 'en', languages: ['zh', 'vi'], translations: ['en', 'vi'] });
  expect(getOfferedLocales()).toEqual(['vi']);
});

test('a closed hint stays closed and stores no language', () => {
  openPage({ page: 'en', languages: ['zh'] });
  document.querySelector<HTMLElement>('aside[data-shown] button')?.click();
  expect(getOfferedLocales()).toEqual([]);
  expect(localStorage.getItem('locale')).toBeNull();
  openPage({ page: 'en', languages: ['zh'] });
  expect(getOfferedLocales()).toEqual([]);
});

test('Escape closes the hint; other keys do not', () => {
  openPage({ page: 'en', languages: ['zh'] });
  press('Tab');
  expect(getOfferedLocales()).toEqual(['zh']);
  press('Escape');
  expect(getOfferedLocales()).toEqual([]);
  openPage({ page: 'en', languages: ['zh'] });
  expect(getOfferedLocales()).toEqual([]);
});

test('Escape without a visible hint stores nothing', () => {
  openPage({ page: 'en', languages: ['en'] });
  press('Escape');
  expect(localStorage).toHaveLength(0);
});

test('moves the focus from the closed hint to the main region', () => {
  openPage({ page: 'en', languages: ['zh'] });
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1"></main>');
  const button = document.querySelector<HTMLElement>('aside[data-shown] button');
  button?.focus();
  button?.click();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('hides the hint on return if a language was chosen on another page', () => {
  openPage({ page: 'en', languages: ['zh'] });
  expect(getOfferedLocales()).toEqual(['zh']);
  localStorage.setItem('locale', 'en');
  dispatchEvent(new Event('pageshow'));
  expect(getOfferedLocales()).toEqual([]);
});

function press(key: string) {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = cookie;
}
