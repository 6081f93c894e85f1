'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { NavigationLink } from '@/lib/content/routes/getCustomPageLinks';
import { type EnquiryChoice, getEnquiryLink, getTrialLink } from '@/lib/shared/i18n/getEnquiryLink';
import { getLocalePath, splitLocale } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';

// Elements that depend on the path of the page. `usePathname` requires client components. These are never hydrated,
// because the build removes Next's scripts.

type PathLinkProps = {
  locale: Locale;
  /** True on the 404 page, which is rendered without the path of a page. */
  isNotFoundPage?: boolean;
};

/** Renders its children on every page except the contact page. */
export function HideOnContactPage({ children }: { children: ReactNode }) {
  return splitLocale(usePathname()).path === pages.contact ? null : children;
}

type EnquiryLinkProps = {
  locale: Locale;
  /** The preselected fields of the contact form by path, without a locale. */
  enquiries: Record<string, EnquiryChoice>;
  hasTrial: boolean;
  children: ReactNode;
};

/** A link to the trial application, or to the contact form, with the case or service of the current page. */
export function EnquiryLink({ locale, enquiries, hasTrial, children }: EnquiryLinkProps) {
  const { path } = splitLocale(usePathname());
  const getLink = hasTrial ? getTrialLink : getEnquiryLink;
  return <ButtonLink href={getLink(locale, enquiries[path])}>{children}</ButtonLink>;
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
