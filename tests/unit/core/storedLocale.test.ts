/** @jest-environment jsdom */
import { readStoredLocale, storeLocale } from '@/lib/browser/core/storedLocale';

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = cookie;
};

afterEach(() => {
  localStorage.clear();
  setCookie('locale=; path=/; max-age=0');
  setCookie('other_locale=; max-age=0');
});

test('reads the stored choice', () => {
  expect(readStoredLocale()).toBeUndefined();
  storeLocale('vi');
  expect(readStoredLocale()).toBe('vi');
  expect(document.cookie).toContain('locale=vi');
});

test.each([
  {
    title: 'local storage takes precedence over the cookie',
    stored: 'zh',
    cookie: 'locale=vi',
    expected: 'zh',
  },
  { title: 'uses the cookie if local storage is empty', cookie: 'locale=vi', expected: 'vi' },
  {
    title: 'uses the cookie if the stored value is invalid',
    stored: 'fr',
    cookie: 'locale=vi',
    expected: 'vi',
  },
  { title: 'ignores invalid values', stored: 'EN', cookie: 'locale=xx', expected: undefined },
  { title: 'ignores cookies of another name', cookie: 'other_locale=vi', expected: undefined },
])('$title', ({ stored, cookie, expected }) => {
  if (stored) localStorage.setItem('locale', stored);
  setCookie(cookie);
  expect(readStoredLocale()).toBe(expected);
});

test('uses the cookie if local storage is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  storeLocale('zh');
  expect(readStoredLocale()).toBe('zh');
});

test('finds no choice in a sandboxed frame', () => {
  const throwError = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(throwError);
  Object.defineProperty(document, 'cookie', { get: throwError, set: throwError, configurable: true });
  storeLocale('zh');
  expect(readStoredLocale()).toBeUndefined();
  Reflect.deleteProperty(document, 'cookie');
});
