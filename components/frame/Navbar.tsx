'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { MENU } from '@/lib/browser/protocol';
import type { NavigationLink } from '@/lib/content/routes/freeLinks';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { localePath, splitLocale } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { LanguageLinks } from './LanguageLinks';
import { LogoMark } from './LogoMark';
import styles from './Navbar.module.css';

type NavbarProps = {
  locale: Locale;
  labels: Record<'siteName' | 'navigation' | 'menu' | 'language' | 'trial', string>;
  links: NavigationLink[];
  /** True where no page is, and where there may be a navigation bar for each language. */
  isLost?: boolean;
};

/**
 * The navigation bar. The menu follows a `<details>`, which needs no script; the script in the head keeps `data-scrolled`
 * and `aria-expanded`. A client component only because that is where the framework tells the pathname.
 */
export function Navbar({ locale, labels, links, isLost = false }: NavbarProps) {
  const address = usePathname();
  const path = isLost ? pages.home : splitLocale(address).path;
  const menu = isLost ? `menu-${locale}` : 'menu';
  return (
    <header className={styles.header} data-scrolled="false">
      <div className={`container ${styles.bar}`}>
        <a className={styles.logo} href={localePath(locale)}>
          <LogoMark id={isLost ? `logo-mark-${locale}` : 'logo-mark'} />
          <span>{labels.siteName}</span>
        </a>
        <details className={styles.toggle} {...{ [MENU]: '' }}>
          {/* A button for assistive technology too, which else calls it a disclosure triangle; a script keeps its state. */}
          <summary {...(!isLost && { role: 'button', 'aria-expanded': false })} aria-controls={menu}>
            <MenuIcon />
            <CloseIcon />
            <span>{labels.menu}</span>
          </summary>
        </details>
        <div className={styles.menu} id={menu}>
          <nav aria-label={labels.navigation}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.path}>
                  <a
                    href={localePath(locale, link.path)}
                    aria-current={!isLost && isActive(path, link.path) ? 'page' : undefined}
                    lang={link.lang}
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks locale={locale} path={path} label={labels.language} />
          <ButtonLink href={enquiryLink(locale, { kind: 'trial' })}>{labels.trial}</ButtonLink>
        </div>
      </div>
    </header>
  );
}

/** A section is active on its own page and on those below it; home only on itself. */
function isActive(path: string, target: string): boolean {
  return target === pages.home ? path === target : path.startsWith(target);
}
