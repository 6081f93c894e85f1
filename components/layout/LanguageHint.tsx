import { getLocale } from 'next-intl/server';
import { Button } from '@/components/ui/Button';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLanguageTag, locales } from '@/lib/i18n/locales';
import styles from './LanguageHint.module.css';
import { TranslationLink } from './pathLinks';

/**
 * Hidden hints that the page exists in other locales. `showLanguageHint.ts` shows the hint for the visitor's language with
 * the attribute `data-shown`. The hints do not use `hidden`: `:has(:not([hidden]))` would slow down each change of that
 * attribute, for example in a filtered list. They are the last element of the page, whose padding keeps the end of the
 * footer above the bars that are fixed to the bottom.
 */
export async function LanguageHint() {
  const pageLocale = await getLocale();
  const otherLocales = locales.filter((locale) => locale !== pageLocale);
  const hints = await Promise.all(
    otherLocales.map(async (locale) => {
      const t = await getTranslator('common', locale);
      return (
        // `data-nosnippet` keeps the hint out of search results.
        <aside
          key={locale}
          className={styles.hint}
          lang={getLanguageTag(locale)}
          aria-label={t.text('hint.label')}
          data-hint={locale}
          data-nosnippet=""
        >
          <div className="container">
            <TranslationLink locale={locale}>{t.text('hint.link')}</TranslationLink>
            <Button look="quiet">{t.text('hint.dismiss')}</Button>
          </div>
        </aside>
      );
    }),
  );
  return (
    <div role="status" className={styles.hints}>
      {hints}
    </div>
  );
}
