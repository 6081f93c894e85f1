import { AddressLines, OfficePhone } from '@/components/layout/officeDetails';
import { Picture } from '@/components/ui/Picture';
import { offices } from '@/lib/collections/offices';
import { services } from '@/lib/collections/services';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getMessenger } from '@/lib/content/facts/getMessenger';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getToday } from '@/lib/content/getToday';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, navigationPages, pages } from '@/lib/i18n/paths';
import { site } from '@/lib/i18n/site';
import { getCustomPageLinks } from '@/lib/routes/links';
import { BrandName } from './BrandName';
import styles from './Footer.module.css';

/** The footer: company, navigation, offices and legal notes. `locale` overrides the page's locale (404 page). */
export async function Footer({ locale: localeOverride }: { locale?: Locale }) {
  const t = await getTranslator('common', localeOverride);
  const { locale } = t;
  const { company } = loadFacts();
  const contactPath = getLocalePath(locale, pages.contact);
  // Without a URL, an icon is a placeholder: an `<a>` without `href` is neither a link nor focusable.
  const socialLinks: { name: string; href: string | undefined; className?: string }[] = [
    { name: 'Facebook', href: site.social.facebook || undefined },
    { name: 'WeChat', href: getMessenger('wechat') && `${contactPath}#wechat` },
    { name: 'LinkedIn', href: site.social.linkedin || undefined },
  ];
  // A laptop shows the QR code, which a phone scans; a phone shows the link. CSS shows one of the two icons.
  if (getMessenger('zalo')) {
    socialLinks.push(
      { name: 'Zalo', href: `${contactPath}#zalo`, className: 'for-touch' },
      { name: 'Zalo', href: `${contactPath}#zalo-code`, className: 'for-pointer' },
    );
  }
  return (
    <footer className={`late-layout ${styles.footer}`}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.company}>
          <a className={styles.logo} href={getLocalePath(locale)}>
            {/* References the logo of the header. Compression would not shorten a copy so far from the first logo. */}
            <svg width="40" height="40" aria-hidden="true">
              <use href={localeOverride ? `#logo-mark-${localeOverride}` : '#logo-mark'} />
            </svg>
            <BrandName name={t.text('site.name')} />
          </a>
          <ul className={styles.social} aria-label={t.text('footer.social')}>
            {socialLinks.map(({ name, href, className }) => (
              <li key={href ?? name} className={className}>
                <a href={href}>
                  <Picture
                    src={`/images/social.svg#${name.toLowerCase()}`}
                    alt={href ? name : t.text('footer.soon', { name })}
                    width={24}
                    height={24}
                  />
                </a>
              </li>
            ))}
          </ul>
          <p>{t('site.description')}</p>
        </div>
        <nav aria-label={t.text('footer.quickLinks')}>
          <h2>{t('footer.quickLinks')}</h2>
          <div className={styles.links}>
            <ul>
              {navigationPages.map((page) => (
                <li key={page}>
                  <a href={getLocalePath(locale, pages[page])}>{t(`nav.${page}`)}</a>
                </li>
              ))}
            </ul>
            <ul>
              {loadEntries(services, locale).map((service) => (
                <li key={service.id} {...getFallbackLang(service, 'name')}>
                  <a href={getLocalePath(locale, getEntryPath('services', service.id))}>{service.name}</a>
                </li>
              ))}
            </ul>
            <ul>
              {getCustomPageLinks('footer', locale).map(({ path, label, lang }) => (
                <li key={path} lang={lang}>
                  <a href={getLocalePath(locale, path)}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <div className={styles.offices}>
          <p className={styles.direct}>
            <a href={`mailto:${company.email}`}>
              <span className="visually-hidden">{t('footer.email')}</span> {company.email}
            </a>
            <a href={`tel:${company.phoneToDial}`}>
              <span className="visually-hidden">{t('footer.phone')}</span> {company.phone}
            </a>
          </p>
          {loadEntries(offices, locale).map((office, index) => (
            <div key={office.id}>
              <h2 {...getFallbackLang(office, 'title')}>{office.title}</h2>
              <address>
                <p>{office.legalName}</p>
                {/* Vietnamese law requires the tax code. The telephone number of the first office is above. */}
                <p {...getFallbackLang(office, 'registration')}>{office.registration}</p>
                <AddressLines office={office} />
                {index > 0 && (
                  <p>
                    <OfficePhone office={office} />
                  </p>
                )}
              </address>
            </div>
          ))}
        </div>
      </div>
      <div className={`container ${styles.legal}`}>
        <p>{t('footer.copyright', { year: getToday().slice(0, 4) })}</p>
        <LegalNotes {...site.legal} locale={locale} />
        <a href={getLocalePath(locale, pages.privacy)}>{t('footer.privacy')}</a>
      </div>
    </footer>
  );
}

/** Size of the ministry's badge in CSS pixels, scaled down to fit the line of legal notes. */
const BADGE_SIZE = { width: 119, height: 45 };

/** The registrations required by Chinese and Vietnamese law. Registrations that are not configured are omitted. */
export async function LegalNotes({ icp, tradeMinistry, locale }: typeof site.legal & { locale: Locale }) {
  const t = await getTranslator('common', locale);
  const name = t.text('footer.tradeMinistry');
  return (
    <>
      {icp !== '' && (
        <a href="https://beian.miit.gov.cn/" rel="noopener" lang="zh-Hans">
          {icp}
        </a>
      )}
      {tradeMinistry.href !== '' && (
        <a href={tradeMinistry.href} rel="noopener">
          {tradeMinistry.badge === '' ? (
            name
          ) : (
            // biome-ignore lint/performance/noImgElement: the official badge must not be altered
            <img src={tradeMinistry.badge} alt={name} {...BADGE_SIZE} loading="lazy" />
          )}
        </a>
      )}
    </>
  );
}
