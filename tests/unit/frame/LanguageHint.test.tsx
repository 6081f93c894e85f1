import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { LanguageHint } from '@/components/frame/LanguageHint';
import { loadMessages } from '@/lib/content/loadMessages';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath, splitLocale } from '@/lib/i18n/paths';
import { absoluteUrl } from '@/lib/site';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const texts = Object.fromEntries(
  locales.map((locale) => [locale, loadMessages(locale).messages.common.hint]),
) as Record<Locale, typeof import('@/messages/en/common.json')['hint']>;

function visit(pathname: string, languages: string[]) {
  jest.mocked(usePathname).mockReturnValue(pathname);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const { locale = 'en' } = splitLocale(pathname);
  return render(<LanguageHint locale={locale} texts={texts} />);
}

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  setCookie('locale=; max-age=0');
});

test.each([
  ['/en/about/', ['zh-CN', 'fr'], 'zh', '/zh/about/'],
  ['/zh/insights/an-article/', ['fr', 'vi-VN', 'en-US'], 'vi', '/vi/insights/an-article/'],
  ['/vi/', ['en'], 'en', '/en/'],
] as const)('on %s a browser that asks for %j is offered %s', (pathname, languages, offered, href) => {
  visit(pathname, [...languages]);
  const hint = screen.getByRole('complementary', { name: texts[offered].label });
  expect(hint).toHaveAttribute('lang', offered);
  expect(hint).toHaveTextContent(texts[offered].offer);
  const link = screen.getByRole('link', { name: texts[offered].link });
  expect(link).toHaveAttribute('href', href);
  // By this attribute the boot script knows a choice of language and remembers it.
  expect(link).toHaveAttribute('hreflang', offered);
});

test.each([
  ['reads the page’s language too', '/en/', ['zh-CN', 'en-US']],
  ['reads no language of the site', '/en/', ['fr', 'de']],
])('a visitor who %s is offered nothing', (_, pathname, languages) => {
  visit(pathname, languages);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each([
  ['in storage', () => localStorage.setItem('locale', 'en')],
  ['in the cookie', () => setCookie('locale=en')],
])('a visitor whose choice is kept %s is offered nothing', (_, choose) => {
  choose();
  visit('/en/', ['zh']);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a language the page is not written in is not offered', () => {
  for (const locale of ['en', 'vi'] as const) {
    const href = absoluteUrl(localePath(locale, '/insights/an-article/'));
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'alternate', hreflang: locale, href }),
    );
  }
  visit('/en/insights/an-article/', ['zh', 'vi']);
  expect(screen.getByRole('complementary')).toHaveAttribute('lang', 'vi');
});

test('closed by keyboard, the hint stays away, and no language is chosen by that', async () => {
  const { unmount } = visit('/en/', ['zh']);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: texts.zh.dismiss })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(localStorage.getItem('locale')).toBeNull();
  unmount();
  visit('/en/about/', ['zh']);
  expect(screen.queryByRole('complementary')).toBeNull();
});

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = cookie;
}
