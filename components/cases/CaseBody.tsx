import { EntryPicture } from '@/components/ui/EntryPicture';
import { Picture } from '@/components/ui/Picture';
import { Quote } from '@/components/ui/Quote';
import { coreModules } from '@/lib/content/entries/ids';
import type { CustomerCase } from '@/lib/content/entries/loadCases';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { createCaseEntry } from '@/lib/content/lists/createCaseEntry';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getServicePath, pages } from '@/lib/shared/i18n/paths';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './CaseBody.module.css';
import { MeasureChart } from './MeasureChart';

/** The body of the page of a case: measured change, story, picture, quotes of the customer and project facts, with products and modules. */
export async function CaseBody({ item }: { item: CustomerCase }) {
  const [t, taxonomy] = await Promise.all([getTranslator('cases'), getTranslator('taxonomy')]);
  const entry = await createCaseEntry(item, t.locale);
  const quotes = loadEntries('testimonials.json', t.locale).filter((quote) => quote.case === item.id);
  const { passport } = item;
  const facts = [
    ['list.industry', taxonomy(`industries.${item.industry}`)],
    ['list.region', taxonomy(`regions.${item.region}`)],
    ['page.year', passport?.year],
    ['page.users', passport?.users],
    ['page.weeks', passport?.weeks],
  ] as const;
  const modules = passport?.modules.filter((module) => coreModules.some((name) => name === module)) ?? [];
  const products = loadEntries('service-list.json', t.locale).filter(({ id }) =>
    id === 'erp' ? modules.length > 0 : passport?.modules.some((name) => name === id),
  );
  return (
    <div className={`container ${styles.layout}`}>
      <div className={styles.measure}>
        <MeasureChart item={entry} />
      </div>
      <div className={styles.story}>
        {(['challenge', 'solution'] as const).map((part) => (
          <section key={part}>
            <h2>{t(`page.${part}`)}</h2>
            <p {...getFallbackLang(item, part)}>{item[part]}</p>
          </section>
        ))}
        <EntryPicture entry={item} frame="caseText" />
        {quotes.map((quote) => (
          <div key={quote.id} className={styles.quote}>
            {quote.avatar && <Picture src={quote.avatar} alt="" {...pictureFrames.portrait} />}
            <Quote item={quote} />
          </div>
        ))}
      </div>
      <div className={styles.facts}>
        <h2>{t('page.facts')}</h2>
        <dl>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
          {products.length > 0 && (
            <div>
              <dt>{t('page.products')}</dt>
              <dd>
                {products.map((product) => (
                  <a key={product.id} href={getLocalePath(t.locale, getServicePath(product.id))}>
                    {product.name}
                  </a>
                ))}
              </dd>
            </div>
          )}
          {modules.length > 0 && (
            <div>
              <dt>{t('page.modules')}</dt>
              <dd>
                {modules.map((module) => (
                  <a key={module} href={`${getLocalePath(t.locale, pages.services)}#${module}`}>
                    {taxonomy(`modules.${module}`)}
                  </a>
                ))}
              </dd>
            </div>
          )}
        </dl>
        <p>{t('page.note')}</p>
      </div>
    </div>
  );
}
