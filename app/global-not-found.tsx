import type { Metadata } from 'next';
import { LogoMark } from '@/components/frame/LogoMark';
import { InlineScript } from '@/components/ui/InlineScript';
import { Picture } from '@/components/ui/Picture';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { navigationPages, pages } from '@/lib/i18n/paths';
import styles from './global-not-found.module.css';
import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/base.css';

export const metadata: Metadata = { title: 'Lotus Bridge Digital', robots: { index: false } };

/**
 * The page for every address that has none. A host has one file for all languages, so all three stand in it: a script
 * shows the one of the address's first segment, and without scripts the reader sees all.
 */
export default async function NotFound() {
  const languages = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      copy: await getCopy('notFound', locale),
      common: await getCopy('common', locale),
    })),
  );
  return (
    <html lang={defaultLocale} suppressHydrationWarning>
      <head>
        <InlineScript name="notFound" />
      </head>
      <body>
        <main id="main" className={`container ${styles.page}`}>
          {languages.map(({ locale, copy, common }) => (
            <section
              key={locale}
              lang={locale}
              className={styles.language}
              data-title={copy.text('meta.title')}
            >
              <a className={styles.logo} href={localePath(locale)}>
                <LogoMark />
                <span>{common('site.name')}</span>
              </a>
              <h1>{copy('title')}</h1>
              <p>{copy('text')}</p>
              <ul>
                {navigationPages.map((page) => (
                  <li key={page}>
                    <a href={localePath(locale, pages[page])}>{common(`nav.${page}`)}</a>
                  </li>
                ))}
              </ul>
              <Picture src="/images/not-found.svg" alt={copy.text('imageAlt')} width={480} height={320} />
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
