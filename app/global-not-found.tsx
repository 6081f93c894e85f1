import { removeNonBreakingSpaces } from 'line-breaks';
import type { Metadata } from 'next';
import { Footer } from '@/components/layout/Footer';
import { Navbar } from '@/components/layout/Navbar';
import { BridgeMap } from '@/components/map/BridgeMap';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { InlineScript } from '@/components/ui/InlineScript';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { defaultLocale, getLanguageTag, locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getEnquiryLink } from '@/lib/routes/links';
import styles from './global-not-found.module.css';
import '@/dist/brand/brand.css';
import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/base.css';

export async function generateMetadata(): Promise<Metadata> {
  const common = await getTranslator('common', defaultLocale);
  return { title: removeNonBreakingSpaces(common.text('site.name')), robots: { index: false } };
}

/**
 * The 404 page. Static hosts serve one file for all locales, so the page contains all of them. A script shows the locale
 * of the URL's first path segment; without scripts all are visible.
 */
export default async function NotFound() {
  const languages = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      t: await getTranslator('notFound', locale),
      common: await getTranslator('common', locale),
    })),
  );
  return (
    <html lang={defaultLocale} suppressHydrationWarning>
      <head>
        <InlineScript name="notFoundScript" />
      </head>
      <body>
        {/* A single `main` element, because a page must not have several. */}
        <main className={styles.all}>
          {languages.map(({ locale, t, common }) => (
            <div
              key={locale}
              lang={getLanguageTag(locale)}
              className={styles.language}
              data-title={t.text('meta.title')}
              // The script sets `data-shown` before hydration.
              suppressHydrationWarning
            >
              <Navbar locale={locale} />
              <div className={styles.page}>
                <div className={`container ${styles.text}`}>
                  <h1>{t('title')}</h1>
                  <p>{t('text')}</p>
                  <div className={styles.actions}>
                    <ButtonLink href={getLocalePath(locale)}>{common('nav.home')}</ButtonLink>
                    <ButtonLink href={getEnquiryLink(locale)} look="secondary">
                      {common('actions.contact')}
                    </ButtonLink>
                  </div>
                </div>
                <div className="container">
                  <BridgeMap locale={locale} isBroken />
                </div>
              </div>
              <Footer locale={locale} />
            </div>
          ))}
        </main>
      </body>
    </html>
  );
}
