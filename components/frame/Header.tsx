import { getLocale } from 'next-intl/server';
import { getCopy } from '@/lib/i18n/getCopy';
import { navigationPages } from '@/lib/i18n/paths';
import { Navbar } from './Navbar';

/** The fixed header: gathers the texts of the navigation bar in the page's language. */
export async function Header() {
  const [locale, copy] = [await getLocale(), await getCopy('common')];
  return (
    <Navbar
      locale={locale}
      labels={{
        siteName: copy.text('site.name'),
        navigation: copy.text('nav.label'),
        menu: copy.text('nav.menu'),
        language: copy.text('nav.language'),
        trial: copy.text('actions.trial'),
      }}
      links={navigationPages.map((page) => ({ page, label: copy.text(`nav.${page}`) }))}
    />
  );
}
