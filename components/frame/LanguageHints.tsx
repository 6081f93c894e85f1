import { getLocale } from 'next-intl/server';
import { Button } from '@/components/ui/Button';
import { getCopy } from '@/lib/content/texts/getCopy';
import { locales } from '@/lib/shared/i18n/locales';
import styles from './LanguageHints.module.css';
import { TranslationLink } from './onPath';

/** That the page exists in the other languages, hidden: `offerLanguage.ts` shows the one that the visitor reads. */
export async function LanguageHints() {
  const own = await getLocale();
  const others = locales.filter((locale) => locale !== own);
  return await Promise.all(
    others.map(async (locale) => {
      const copy = await getCopy('common', locale);
      return (
        // Kept out of search results: a crawler's own languages are not a visitor's.
        <aside
          key={locale}
          className={styles.hint}
          lang={locale}
          aria-label={copy.text('hint.label')}
          hidden
          data-hint={locale}
          data-nosnippet=""
        >
          <div className="container">
            <p>
              {copy.text('hint.offer')}{' '}
              <TranslationLink locale={locale}>{copy.text('hint.link')}</TranslationLink>
            </p>
            <Button look="quiet">{copy.text('hint.dismiss')}</Button>
          </div>
        </aside>
      );
    }),
  );
}
