import type { ReactNode } from 'react';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { MENU } from '@/lib/browser/protocol';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath, navigationPages, pages } from '@/lib/i18n/paths';
import { getCustomPageLinks } from '@/lib/routes/links';
import { BrandName } from './BrandName';
import { LanguageLinks } from './LanguageLinks';
import { LogoMark } from './LogoMark';
import styles from './Navbar.module.css';
import { PageLink } from './pathLinks';
import { ServiceLinks } from './ServiceLinks';

type NavbarProps = { locale?: Locale; children?: ReactNode };

/**
 * The fixed navigation bar, with `children` at its end. `locale` overrides the page's locale: the 404 page has one bar per
 * locale. On small screens a `<details>` element opens the menu that follows it, without a script. The script in the head
 * updates `data-scrolled` and `aria-expanded`.
 */
export async function Navbar({ locale: localeOverride, children }: NavbarProps) {
  const t = await getTranslator('common', localeOverride);
  const { locale } = t;
  const isNotFoundPage = localeOverride !== undefined;
  const menuId = isNotFoundPage ? `menu-${locale}` : 'menu';
  const links = [
    ...navigationPages.map((page) => ({ path: pages[page], label: t.text(`nav.${page}`) })),
    ...getCustomPageLinks('header', locale),
  ];
  return (
    <header className={styles.header} data-scrolled="false">
      <div className={`container ${styles.bar}`}>
        <a className={styles.logo} href={getLocalePath(locale)}>
          <LogoMark id={isNotFoundPage ? `logo-mark-${locale}` : 'logo-mark'} />
          <BrandName name={t.text('site.name')} />
        </a>
        <details className={styles.toggle} {...{ [MENU]: '' }}>
          {/* Without the role, screen readers announce a disclosure triangle. A script updates `aria-expanded`. */}
          <summary
            {...(!isNotFoundPage && { role: 'button', 'aria-expanded': false })}
            aria-controls={menuId}
          >
            <MenuIcon />
            <CloseIcon />
            <span>{t.text('nav.menu')}</span>
          </summary>
        </details>
        <div className={styles.menu} id={menuId}>
          <nav aria-label={t.text('nav.label')}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.path}>
                  <PageLink {...link} locale={locale} isNotFoundPage={isNotFoundPage} />
                  {link.path === pages.services && (
                    <ServiceLinks
                      locale={locale}
                      isNotFoundPage={isNotFoundPage}
                      labels={{ products: t.text('nav.products'), questions: t.text('nav.questions') }}
                    />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks locale={locale} isNotFoundPage={isNotFoundPage} label={t.text('nav.language')} />
        </div>
        {children}
      </div>
    </header>
  );
}
