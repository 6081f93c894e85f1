'use client';

import { usePathname } from 'next/navigation';
import { MenuIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, type navigationPages, pages } from '@/lib/i18n/paths';
import { LanguageLinks } from './LanguageLinks';
import { LogoMark } from './LogoMark';
import styles from './Navbar.module.css';

type NavbarProps = {
  locale: Locale;
  labels: Record<'siteName' | 'navigation' | 'menu' | 'language' | 'trial', string>;
  links: { page: (typeof navigationPages)[number]; label: string }[];
};

/**
 * The navigation bar. The menu is a popover that its button opens without any script; on wide screens the same list
 * stands open in the bar. React keeps the active link and the language links in step with the page; the boot script
 * sets `data-scrolled` and `aria-expanded`, hence the silenced comparison of those attributes.
 */
export function Navbar({ locale, labels, links }: NavbarProps) {
  const pathname = usePathname();
  return (
    <header className={styles.header} data-scrolled="false" suppressHydrationWarning>
      <div className={`container ${styles.bar}`}>
        <a className={styles.logo} href={localePath(locale)}>
          <LogoMark id="logo-mark" />
          <span>{labels.siteName}</span>
        </a>
        <button
          className={styles.toggle}
          type="button"
          popoverTarget="menu"
          aria-expanded="false"
          aria-controls="menu"
          suppressHydrationWarning
        >
          <MenuIcon />
          <span>{labels.menu}</span>
        </button>
        <div className={styles.menu} id="menu" popover="auto">
          <nav aria-label={labels.navigation}>
            <ul className={styles.links}>
              {links.map(({ page, label }) => (
                <li key={page}>
                  <a
                    href={localePath(locale, pages[page])}
                    aria-current={isActive(pathname, locale, pages[page]) ? 'page' : undefined}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks locale={locale} pathname={pathname} label={labels.language} />
          <a className={styles.trial} href={`${localePath(locale, pages.contact)}#trial`}>
            {labels.trial}
          </a>
        </div>
      </div>
    </header>
  );
}

/** A section is active on its own page and on those below it; home only on itself. */
function isActive(pathname: string, locale: Locale, path: string): boolean {
  const target = localePath(locale, path);
  return path === pages.home ? pathname === target : pathname.startsWith(target);
}
