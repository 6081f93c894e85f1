import { render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { Navbar } from '@/components/layout/Navbar';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { getLanguageTag, type Locale, localeInfo, locales } from '@/lib/i18n/locales';
import { getLocalePath, navigationPages, pages, splitLocale } from '@/lib/i18n/paths';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

jest.mock('@/lib/routes/getCustomPageLinks', () => ({ getCustomPageLinks: () => [] }));

jest.mock('@/lib/routes/getQuestionLinks', () => ({
  getQuestionLinks: () => [{ path: '/customs/', label: 'Customs' }],
}));

let locale: Locale;

jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: async () => {
    const text = (path: string) =>
      path.split('.').reduce((node: object, key) => node[key as keyof object], getTexts(locale));
    return { text, locale };
  },
}));

const getTexts = (locale: Locale) => loadMessages(locale).messages.common;

async function renderPath(pathname: string) {
  locale = splitLocale(pathname).locale ?? 'en';
  jest.mocked(usePathname).mockReturnValue(pathname);
  render(await Navbar({}));
  const { nav } = getTexts(locale);
  return {
    nav,
    pageLinks: within(screen.getByRole('navigation', { name: nav.label, hidden: true })),
    languageLinks: within(screen.getByRole('navigation', { name: nav.language, hidden: true })),
  };
}

const getLinkQuery = (name: string) => ['link', { name, hidden: true }] as const;

test.each(locales)('links the six pages by name in %s', async (locale) => {
  const { nav, pageLinks } = await renderPath(getLocalePath(locale));
  for (const page of navigationPages) {
    expect(pageLinks.getByRole(...getLinkQuery(nav[page]))).toHaveAttribute(
      'href',
      getLocalePath(locale, pages[page]),
    );
  }
});

test.each(navigationPages)('marks only the link of the page %s as current', async (current) => {
  const { nav, pageLinks } = await renderPath(getLocalePath('vi', pages[current]));
  for (const page of navigationPages) {
    const state = pageLinks.getByRole(...getLinkQuery(nav[page])).getAttribute('aria-current');
    expect([page, state]).toEqual([page, page === current ? 'page' : null]);
  }
});

test('marks insights as current on an article', async () => {
  const { nav, pageLinks } = await renderPath('/en/insights/an-article/');
  expect(pageLinks.getByRole(...getLinkQuery(nav.insights))).toHaveAttribute('aria-current', 'page');
});

test('marks a service and the services page on the page of the service', async () => {
  const { nav, pageLinks } = await renderPath('/en/services/wms/');
  expect(pageLinks.getByRole(...getLinkQuery(nav.services))).toHaveAttribute('aria-current', 'true');
  const links = pageLinks.getAllByRole('link', { hidden: true });
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/en/services/wms/']);
});

test.each(['/zh/', '/en/about/', '/vi/insights/an-article/'])(
  'language links on %s link to the same page',
  async (pathname) => {
    const { languageLinks } = await renderPath(pathname);
    const { locale: current, path } = splitLocale(pathname);
    for (const locale of locales) {
      const element = languageLinks.getByRole(...getLinkQuery(localeInfo[locale].name));
      expect(element).toHaveAttribute('href', getLocalePath(locale, path));
      expect(element).toHaveAttribute('hreflang', locale);
      expect(element).toHaveAttribute('lang', getLanguageTag(locale));
      expect(element.hasAttribute('aria-current')).toBe(locale === current);
    }
  },
);

test('the logo links home', async () => {
  await renderPath('/zh/about/');
  expect(screen.getByRole(...getLinkQuery(getTexts('zh').site.name))).toHaveAttribute('href', '/zh/');
});

test('the menu is closed at first', async () => {
  const { nav } = await renderPath('/en/');
  expect(screen.getByRole('button', { name: nav.menu })).toHaveAttribute('aria-expanded', 'false');
});
