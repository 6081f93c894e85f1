'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { MenuIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, type navigationPages, pages } from '@/lib/i18n/paths';
import { LanguageLinks } from './LanguageLinks';
import { LogoMark } from './LogoMark';
import styles from './Navbar.module.css';
import { useScrolled } from './useScrolled';

type NavbarProps = {
  locale: Locale;
  labels: Record<'siteName' | 'navigation' | 'menu' | 'language' | 'trial', string>;
  links: { page: (typeof navigationPages)[number]; label: string }[];
};

/**
 * The navigation bar. The menu is a popover that its button opens without any script; on wide screens the same list
 * stands open in the bar. React adds the scrolled style, the active link and closing after a choice.
 */
export function Navbar({ locale, labels, links }: NavbarProps) {
  const pathname = usePathname();
  const scrolled = useScrolled();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // The menu may have been opened before React was there.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') ?? false), []);

  const close = () => menu.current?.hidePopover?.();

  return (
    <header className={styles.header} data-scrolled={scrolled} suppressHydrationWarning>
      <div className={`container ${styles.bar}`}>
        <a className={styles.logo} href={localePath(locale)}>
          <LogoMark />
          <span>{labels.siteName}</span>
        </a>
        <button
          className={styles.toggle}
          type="button"
          popoverTarget="menu"
          aria-expanded={open}
          aria-controls="menu"
          suppressHydrationWarning
        >
          <MenuIcon />
          <span>{labels.menu}</span>
        </button>
        <div
          className={styles.menu}
          id="menu"
          popover="auto"
          ref={menu}
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          <nav aria-label={labels.navigation}>
            <ul className={styles.links}>
              {links.map(({ page, label }) => (
                <li key={page}>
                  <a
                    href={localePath(locale, pages[page])}
                    aria-current={isActive(pathname, locale, pages[page]) ? 'page' : undefined}
                    onClick={close}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks locale={locale} pathname={pathname} label={labels.language} />
          <a className={styles.trial} href={`${localePath(locale, pages.contact)}#trial`} onClick={close}>
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
