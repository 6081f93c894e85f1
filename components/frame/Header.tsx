import { getLocale } from 'next-intl/server';
import { freeLinks } from '@/lib/content/routes/freeLinks';
import { getCopy } from '@/lib/content/texts/getCopy';
import type { Locale } from '@/lib/shared/i18n/locales';
import { navigationPages, pages } from '@/lib/shared/i18n/paths';
import { Navbar } from './Navbar';

/** The fixed header in the page's language, or in the one given: the page for missing addresses has one for each. */
export async function Header({ locale: given }: { locale?: Locale }) {
  const locale = given ?? (await getLocale());
  const copy = await getCopy('common', locale);
  return (
    <Navbar
      locale={locale}
      isLost={given !== undefined}
      labels={{
        siteName: copy.text('site.name'),
        navigation: copy.text('nav.label'),
        menu: copy.text('nav.menu'),
        language: copy.text('nav.language'),
        trial: copy.text('actions.trial'),
      }}
      links={[
        ...navigationPages.map((page) => ({ path: pages[page], label: copy.text(`nav.${page}`) })),
        ...freeLinks('header', locale),
      ]}
    />
  );
}
