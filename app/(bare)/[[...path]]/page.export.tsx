import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LogoMark } from '@/components/layout/LogoMark';
import { getLanguageTag, localeInfo, locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getBareMetadata } from '@/lib/routes/getBareMetadata';
import { getSiteRoutes } from '@/lib/routes/getSiteRoutes';
import styles from './page.module.css';

type Props = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;

/** Returns the parameters of every route of the site. */
export function generateStaticParams() {
  return getSiteRoutes().map(({ path }) => ({ path: path.split('/').filter((segment) => segment !== '') }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return getBareMetadata(await getPath(params));
}

/**
 * The page of a path without a locale, for hosts that cannot redirect by language: links to the page in each locale.
 */
export default async function LanguageChooser({ params }: Props) {
  const path = await getPath(params);
  const languages = await Promise.all(
    locales.map(async (locale) => {
      const t = await getTranslations({ locale, namespace: 'common' });
      return { locale, name: t('site.name'), description: t('site.description') };
    }),
  );
  return (
    <main id="main" className={`container ${styles.chooser}`}>
      <LogoMark />
      <h1 className={styles.title}>
        {languages
          .filter(({ name }, index) => languages.findIndex((other) => other.name === name) === index)
          .map(({ locale, name }) => (
            <span key={locale} lang={getLanguageTag(locale)}>
              {name}
            </span>
          ))}
      </h1>
      <ul className={styles.languages}>
        {languages.map(({ locale, description }) => (
          <li key={locale} lang={getLanguageTag(locale)}>
            <a href={getLocalePath(locale, path)} hrefLang={locale} lang={getLanguageTag(locale)}>
              {localeInfo[locale].name}
            </a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

async function getPath(params: Props['params']): Promise<string> {
  const { path = [] } = await params;
  return path.length > 0 ? `/${path.join('/')}/` : '/';
}
