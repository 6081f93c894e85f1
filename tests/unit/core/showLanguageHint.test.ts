import { showLanguageHint } from '@/lib/browser/core/showLanguageHint';
import { type Locale, locales } from '@/lib/shared/i18n/locales';

type Visit = { page: Locale; languages: string[]; translations?: readonly Locale[] };

/** Shows a page with its hints, hidden, to a visitor whose browser asks for some languages. */
function openPage({ page, languages, translations = locales }: Visit) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  document.documentElement.lang = page;
  document.head.innerHTML = translations
    .map((locale) => `<link rel="alternate" hreflang="${locale}" href="/${locale}/">`)
    .join('');
  document.body.innerHTML = locales
    .filter((locale) => locale !== page)
    .map((locale) => `<aside data-hint="${locale}" hidden><button>x</button></aside>`)
    .join('');
  showLanguageHint();
}

const offered = () =>
  [...document.querySelectorAll<HTMLElement>('aside:not([hidden])')].map(({ dataset }) => dataset.hint);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  setCookie('locale=; max-age=0');
});

test.each<{ page: Locale; languages: string[]; expected: Locale }>([
  { page: 'en', languages: ['zh-CN', 'fr'], expected: 'zh' },
  { page: 'zh', languages: ['fr', 'vi-VN', 'en-US'], expected: 'vi' },
  { page: 'vi', languages: ['en'], expected: 'en' },
])('on a page in $page a browser that asks for $languages is offered $expected', ({ expected, ...page }) => {
  openPage(page);
  expect(offered()).toEqual([expected]);
});

test.each<{ who: string; languages: string[] }>([
  { who: 'reads the page’s language too', languages: ['zh-CN', 'en-US'] },
  { who: 'reads no language of the site', languages: ['fr', 'de'] },
])('a visitor who $who is offered nothing', ({ languages }) => {
  openPage({ page: 'en', languages });
  expect(offered()).toEqual([]);
});

test.each([
  ['in storage', () => localStorage.setItem('locale', 'en')],
  ['in the cookie', () => setCookie('locale=en')],
])('a visitor whose choice is kept %s is offered nothing', (_, choose) => {
  choose();
  openPage({ page: 'en', languages: ['zh'] });
  expect(offered()).toEqual([]);
});

test('a language the page is not written in is not offered', () => {
  openPage({ page: 'en', languages: ['zh', 'vi'], translations: ['en', 'vi'] });
  expect(offered()).toEqual(['vi']);
});

test('closed, the hint stays away, and no language is chosen by that', () => {
  openPage({ page: 'en', languages: ['zh'] });
  document.querySelector<HTMLElement>('aside:not([hidden]) button')?.click();
  expect(offered()).toEqual([]);
  expect(localStorage.getItem('locale')).toBeNull();
  openPage({ page: 'en', languages: ['zh'] });
  expect(offered()).toEqual([]);
});

test('Escape closes the hint as its button does, and another key does not', () => {
  openPage({ page: 'en', languages: ['zh'] });
  press('Tab');
  expect(offered()).toEqual(['zh']);
  press('Escape');
  expect(offered()).toEqual([]);
  openPage({ page: 'en', languages: ['zh'] });
  expect(offered()).toEqual([]);
});

test('Escape with no hint to close keeps nothing', () => {
  openPage({ page: 'en', languages: ['en'] });
  press('Escape');
  expect(localStorage).toHaveLength(0);
});

test('what had the focus in a closed hint leaves it to the main region', () => {
  openPage({ page: 'en', languages: ['zh'] });
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1"></main>');
  const button = document.querySelector<HTMLElement>('aside:not([hidden]) button');
  button?.focus();
  button?.click();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('a page out of the browser’s cache takes back its offer where a language was chosen meanwhile', () => {
  openPage({ page: 'en', languages: ['zh'] });
  expect(offered()).toEqual(['zh']);
  localStorage.setItem('locale', 'en');
  dispatchEvent(new Event('pageshow'));
  expect(offered()).toEqual([]);
});

function press(key: string) {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = cookie;
}
