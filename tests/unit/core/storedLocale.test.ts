import { readStoredLocale, storeLocale } from '@/lib/browser/core/storedLocale';

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = cookie;
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  setCookie('locale=; path=/; max-age=0');
  setCookie('other_locale=; max-age=0');
});

test('a choice is read as it was made', () => {
  expect(readStoredLocale()).toBeUndefined();
  storeLocale('vi');
  expect(readStoredLocale()).toBe('vi');
  expect(document.cookie).toContain('locale=vi');
});

test.each([
  { what: 'storage counts before the cookie', stored: 'zh', cookie: 'locale=vi', expected: 'zh' },
  { what: 'the cookie counts where storage holds nothing', cookie: 'locale=vi', expected: 'vi' },
  {
    what: 'the cookie counts where storage holds nonsense',
    stored: 'fr',
    cookie: 'locale=vi',
    expected: 'vi',
  },
  { what: 'nonsense counts for nothing', stored: 'EN', cookie: 'locale=xx', expected: undefined },
  { what: 'a cookie of another name counts for nothing', cookie: 'other_locale=vi', expected: undefined },
])('$what', ({ stored, cookie, expected }) => {
  if (stored) localStorage.setItem('locale', stored);
  setCookie(cookie);
  expect(readStoredLocale()).toBe(expected);
});

test('where storage is blocked the cookie keeps the choice', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  storeLocale('zh');
  expect(readStoredLocale()).toBe('zh');
});
