import { render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { Navbar } from '@/components/frame/Navbar';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { localePath, splitLocale } from '@/lib/shared/i18n/localePath';
import { type Locale, localeInfo, locales } from '@/lib/shared/i18n/locales';
import { navigationPages, pages } from '@/lib/shared/i18n/paths';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const textsOf = (locale: Locale) => loadMessages(locale).messages.common;

function renderAt(pathname: string) {
  const { locale = 'en' } = splitLocale(pathname);
  const { site, nav, actions } = textsOf(locale);
  jest.mocked(usePathname).mockReturnValue(pathname);
  render(
    <Navbar
      locale={locale}
      labels={{
        siteName: site.name,
        navigation: nav.label,
        menu: nav.menu,
        language: nav.language,
        trial: actions.trial,
      }}
      links={navigationPages.map((page) => ({ path: pages[page], label: nav[page] }))}
    />,
  );
  return {
    nav,
    pageLinks: within(screen.getByRole('navigation', { name: nav.label, hidden: true })),
    languageLinks: within(screen.getByRole('navigation', { name: nav.language, hidden: true })),
  };
}

const link = (name: string) => ['link', { name, hidden: true }] as const;

test.each(locales)('the six pages are linked by their names in %s', (locale) => {
  const { nav, pageLinks } = renderAt(localePath(locale));
  for (const page of navigationPages) {
    expect(pageLinks.getByRole(...link(nav[page]))).toHaveAttribute('href', localePath(locale, pages[page]));
  }
});

test.each(navigationPages)('on the page %s its link alone is the current one', (current) => {
  const { nav, pageLinks } = renderAt(localePath('vi', pages[current]));
  for (const page of navigationPages) {
    const state = pageLinks.getByRole(...link(nav[page])).getAttribute('aria-current');
    expect([page, state]).toEqual([page, page === current ? 'page' : null]);
  }
});

test('an article belongs to the insights', () => {
  const { nav, pageLinks } = renderAt('/en/insights/an-article/');
  expect(pageLinks.getByRole(...link(nav.insights))).toHaveAttribute('aria-current', 'page');
});

test.each(['/zh/', '/en/about/', '/vi/insights/an-article/'])(
  'on %s each language, named in itself, leads to the same page',
  (pathname) => {
    const { languageLinks } = renderAt(pathname);
    const { locale: current, path } = splitLocale(pathname);
    for (const locale of locales) {
      const element = languageLinks.getByRole(...link(localeInfo[locale].name));
      expect(element).toHaveAttribute('href', localePath(locale, path));
      expect(element).toHaveAttribute('hreflang', locale);
      expect(element).toHaveAttribute('lang', locale);
      expect(element.hasAttribute('aria-current')).toBe(locale === current);
    }
  },
);

test('the logo leads home and the trial to the form, which is a trial application then', () => {
  renderAt('/zh/about/');
  const { site, actions } = textsOf('zh');
  expect(screen.getByRole(...link(site.name))).toHaveAttribute('href', '/zh/');
  expect(screen.getByRole(...link(actions.trial))).toHaveAttribute('href', '/zh/contact/?kind=trial#enquiry');
});

test('the menu button is closed to begin with', () => {
  const { nav } = renderAt('/en/');
  expect(screen.getByRole('button', { name: nav.menu })).toHaveAttribute('aria-expanded', 'false');
});
