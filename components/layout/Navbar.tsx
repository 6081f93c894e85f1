import { ButtonLink } from '@/components/ui/ButtonLink';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { MENU } from '@/lib/browser/protocol';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getCustomPageLinks } from '@/lib/content/routes/getCustomPageLinks';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { navigationPages, pages } from '@/lib/shared/i18n/paths';
import { LanguageLinks } from './LanguageLinks';
import { LogoMark } from './LogoMark';
import styles from './Navbar.module.css';
import { PageLink } from './pathLinks';

/**
 * The fixed navigation bar. `locale` overrides the page's locale: the 404 page has one bar per locale. The menu opens with
 * a preceding `<details>`, without script. The script in the head updates `data-scrolled` and `aria-expanded`.
 */
export async function Navbar({ locale: given }: { locale?: Locale }) {
  const t = await getTranslator('common', given);
  const { locale } = t;
  const isLost = given !== undefined;
  const menu = isLost ? `menu-${locale}` : 'menu';
  const links = [
    ...navigationPages.map((page) => ({ path: pages[page], label: t.text(`nav.${page}`) })),
    ...getCustomPageLinks('header', locale),
  ];
  return (
    <header className={styles.header} data-scrolled="false">
      <div className={`container ${styles.bar}`}>
        <a className={styles.logo} href={getLocalePath(locale)}>
          <LogoMark id={isLost ? `logo-mark-${locale}` : 'logo-mark'} />
          <span>{t.text('site.name')}</span>
        </a>
        <details className={styles.toggle} {...{ [MENU]: '' }}>
          {/* Screen readers would announce a disclosure triangle without the role; a script updates `aria-expanded`. */}
          <summary {...(!isLost && { role: 'button', 'aria-expanded': false })} aria-controls={menu}>
            <MenuIcon />
            <CloseIcon />
            <span>{t.text('nav.menu')}</span>
          </summary>
        </details>
        <div className={styles.menu} id={menu}>
          <nav aria-label={t.text('nav.label')}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.path}>
                  <PageLink {...link} locale={locale} isLost={isLost} />
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks locale={locale} isLost={isLost} label={t.text('nav.language')} />
          <ButtonLink href={getEnquiryLink(locale, { kind: 'trial' })}>{t.text('actions.trial')}</ButtonLink>
        </div>
      </div>
    </header>
  );
}
