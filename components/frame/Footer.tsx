import { Fold } from '@/components/ui/Fold';
import { Picture } from '@/components/ui/Picture';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { today } from '@/lib/content/entries/today';
import { freeLinks } from '@/lib/content/routes/freeLinks';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { navigationPages, pages } from '@/lib/shared/i18n/paths';
import { site } from '@/lib/shared/site';
import styles from './Footer.module.css';
import { LegalNotes } from './LegalNotes';

/** The footer: who the company is, the six pages, both offices, and the legal line; in the language of the page, or the one given. */
export async function Footer({ locale: given }: { locale?: Locale }) {
  const copy = await getCopy('common', given);
  const { locale } = copy;
  const { company } = loadFacts();
  const channels = [
    { name: 'Facebook', href: site.social.facebook },
    { name: 'WeChat', href: `${localePath(locale, pages.contact)}#wechat` },
    { name: 'Zalo', href: `${localePath(locale, pages.contact)}#zalo` },
    { name: 'LinkedIn', href: site.social.linkedin },
  ];
  return (
    <footer className={`late-layout ${styles.footer}`}>
      <div className={styles.shore}>
        <Picture src="/images/shore.svg" alt="" width={1920} height={120} />
      </div>
      <div className={`container ${styles.columns}`}>
        <div className={styles.company}>
          <a className={styles.logo} href={localePath(locale)}>
            {/* Drawn in the header: a second copy is beyond what compression looks back to. */}
            <svg width="40" height="40" aria-hidden="true">
              <use href={given ? `#logo-mark-${given}` : '#logo-mark'} />
            </svg>
            <span>{copy('site.name')}</span>
          </a>
          <p>{copy('site.description')}</p>
          <ul className={styles.social} aria-label={copy.text('footer.social')}>
            {channels.map(({ name, href }) => (
              <li key={name}>
                {/* A link without an address is a placeholder for one to come (HTML, section 4.5.1). */}
                <a
                  href={href || undefined}
                  role={href ? undefined : 'link'}
                  aria-disabled={href ? undefined : true}
                  aria-label={name}
                >
                  <Picture src={`/images/social.svg#${name.toLowerCase()}`} alt="" width={24} height={24} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={copy.text('footer.quickLinks')}>
          <h2>{copy('footer.quickLinks')}</h2>
          <ul className={styles.links}>
            {navigationPages.map((page) => (
              <li key={page}>
                <a href={localePath(locale, pages[page])}>{copy(`nav.${page}`)}</a>
              </li>
            ))}
            {freeLinks('footer', locale).map(({ path, label, lang }) => (
              <li key={path}>
                <a href={localePath(locale, path)} lang={lang}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.offices}>
          <p className={styles.direct}>
            <a href={`mailto:${company.email}`}>
              <span className="visually-hidden">{copy('footer.email')}</span> {company.email}
            </a>
            <a href={`tel:${company.phoneToDial}`}>
              <span className="visually-hidden">{copy('footer.phone')}</span> {company.phone}
            </a>
          </p>
          <Fold wide="headed" summary={<h2>{copy('footer.contact')}</h2>}>
            <address>
              <p>{copy('footer.legalName')}</p>
              <p>{copy('footer.taxCode')}</p>
              <p>{copy('footer.address')}</p>
            </address>
          </Fold>
          <Fold wide="headed" summary={<h2>{copy('footer.headquarters')}</h2>}>
            <address>
              <p>{copy('footer.headquartersName')}</p>
              <p>{copy('footer.headquartersLine1')}</p>
              <p>{copy('footer.headquartersLine2')}</p>
              <p>
                <a href={`tel:${company.chinaPhoneToDial}`}>{company.chinaPhone}</a>
              </p>
            </address>
          </Fold>
        </div>
      </div>
      <div className={`container ${styles.legal}`}>
        <p>{copy('footer.copyright', { year: today().slice(0, 4) })}</p>
        <LegalNotes {...site.legal} locale={locale} />
        <a href={localePath(locale, pages.privacy)}>{copy('footer.privacy')}</a>
      </div>
    </footer>
  );
}
