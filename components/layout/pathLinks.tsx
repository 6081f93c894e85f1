'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath, pages, splitLocale } from '@/lib/i18n/paths';
import type { NavigationLink } from '@/lib/routes/links';

// Elements that depend on the path of the page. `usePathname` requires client components. These are never hydrated,
// because the build removes Next's scripts.

type PathLinkProps = {
  locale: Locale;
  /** True on the 404 page, which is rendered without the path of a page. */
  isNotFoundPage?: boolean;
};

type PriceLinkProps = {
  /** The URLs of filled price calculators by the path of the page of their service, without a locale. */
  servicePrices: Record<string, string>;
  /** The URL on all other pages. */
  href: string;
  children: ReactNode;
};

/**
 * A link to the prices; on the page of a service, to the price calculator filled for the service. Has `data-repeated` if
 * the page header has the same link. On the contact page, the button that sends the form is the main action.
 */
export function PriceLink({ servicePrices, href, children }: PriceLinkProps) {
  const { path } = splitLocale(usePathname());
  const servicePrice = servicePrices[path];
  return (
    <ButtonLink
      href={servicePrice ?? href}
      look={path === pages.contact ? 'secondary' : 'primary'}
      data-repeated={servicePrice || path === pages.home ? '' : undefined}
    >
      {children}
    </ButtonLink>
  );
}

/** A link to the current page in another locale; on the 404 page, to the home page. */
export function TranslationLink({ locale, isNotFoundPage, ...rest }: PathLinkProps & ComponentProps<'a'>) {
  const { path } = splitLocale(usePathname());
  return <a href={getLocalePath(locale, isNotFoundPage ? pages.home : path)} hrefLang={locale} {...rest} />;
}

type PageLinkProps = PathLinkProps & Omit<NavigationLink, 'label'> & { label: ReactNode };

/**
 * A link of the navigation bar. The link has `aria-current` on its target page and on pages below the target page; the
 * link to the home page, on the home page only. Below the services page the value is `true`, because the link to the
 * service has the value `page`.
 */
export function PageLink({ locale, isNotFoundPage, path, label, lang }: PageLinkProps) {
  const { path: currentPath } = splitLocale(usePathname());
  const isCurrent =
    !isNotFoundPage && (path === pages.home ? currentPath === path : currentPath.startsWith(path));
  const current = path === pages.services && currentPath !== path ? 'true' : 'page';
  return (
    <a href={getLocalePath(locale, path)} aria-current={isCurrent ? current : undefined} lang={lang}>
      {label}
    </a>
  );
}
