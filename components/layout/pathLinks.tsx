'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import type { NavigationLink } from '@/lib/content/routes/getCustomPageLinks';
import { getLocalePath, splitLocale } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';

// What hangs on the path of the page. Client components only because that is where the framework tells the pathname.

/** `isLost`: true where no page is. */
type OnPath = { locale: Locale; isLost?: boolean };

/** What the contact page has already. */
export function HideOnContactPage({ children }: { children: ReactNode }) {
  return splitLocale(usePathname()).path === pages.contact ? null : children;
}

/** A link to this page in another language. */
export function TranslationLink({ locale, isLost, ...rest }: OnPath & ComponentProps<'a'>) {
  const { path } = splitLocale(usePathname());
  return <a href={getLocalePath(locale, isLost ? pages.home : path)} hrefLang={locale} {...rest} />;
}

/** A link of the navigation bar. That of a section is current on the pages below it too, home's only on itself. */
export function PageLink({ locale, isLost, path, label, lang }: OnPath & NavigationLink) {
  const { path: here } = splitLocale(usePathname());
  const isCurrent = !isLost && (path === pages.home ? here === path : here.startsWith(path));
  return (
    <a href={getLocalePath(locale, path)} aria-current={isCurrent ? 'page' : undefined} lang={lang}>
      {label}
    </a>
  );
}
