import { getLocale } from 'next-intl/server';
import { Button } from '@/components/ui/Button';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { locales } from '@/lib/shared/i18n/locales';
import styles from './LanguageHint.module.css';
import { TranslationLink } from './pathLinks';

/** That the page exists in the other languages, hidden: `offerLanguage.ts` shows the one that the visitor reads. */
export async function LanguageHint() {
  const own = await getLocale();
  const others = locales.filter((locale) => locale !== own);
  return await Promise.all(
    others.map(async (locale) => {
      const t = await getTranslator('common', locale);
      return (
        // Kept out of search results: a crawler's own languages are not a visitor's.
        <aside
          key={locale}
          className={styles.hint}
          lang={locale}
          aria-label={t.text('hint.label')}
          hidden
          data-hint={locale}
          data-nosnippet=""
        >
          <div className="container">
            <p>
              {t.text('hint.offer')} <TranslationLink locale={locale}>{t.text('hint.link')}</TranslationLink>
            </p>
            <Button look="quiet">{t.text('hint.dismiss')}</Button>
          </div>
        </aside>
      );
    }),
  );
}
