import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { MENU } from '@/lib/browser/protocol';
import { getPageEnquiries } from '@/lib/content/entries/getPageEnquiries';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getCustomPageLinks } from '@/lib/content/routes/getCustomPageLinks';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { navigationPages, pages } from '@/lib/shared/i18n/paths';
import { BrandName } from './BrandName';
import { LanguageLinks } from './LanguageLinks';
import { LogoMark } from './LogoMark';
import styles from './Navbar.module.css';
import { EnquiryLink, PageLink } from './pathLinks';
import { ServiceLinks } from './ServiceLinks';

/**
 * The fixed navigation bar. `locale` overrides the page's locale: the 404 page has one bar per locale. On small screens
 * a `<details>` element opens the menu that follows it, without a script. The script in the head updates
 * `data-scrolled` and `aria-expanded`.
 */
export async function Navbar({ locale: localeOverride }: { locale?: Locale }) {
  const t = await getTranslator('common', localeOverride);
  const { locale } = t;
  const hasTrial = loadFacts().offers.trial;
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
                      label={t.text('nav.products')}
                    />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks locale={locale} isNotFoundPage={isNotFoundPage} label={t.text('nav.language')} />
          <EnquiryLink locale={locale} enquiries={getPageEnquiries()} hasTrial={hasTrial}>
            {t.text(hasTrial ? 'actions.trial' : 'actions.contact')}
          </EnquiryLink>
        </div>
      </div>
    </header>
  );
}
