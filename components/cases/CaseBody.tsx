import { Quote } from '@/components/layout/Quote';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { Picture } from '@/components/ui/Picture';
import { pictureFrames } from '@/lib/browser/pictureFrames';
import { type CustomerCase, cases } from '@/lib/collections/cases';
import { coreModules } from '@/lib/collections/modules';
import { services } from '@/lib/collections/services';
import { testimonials } from '@/lib/collections/testimonials';
import { loadCustomPages } from '@/lib/content/entries/customPages';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { createCard } from '@/lib/content/lists/createCard';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getCustomPagePath, getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import styles from './CaseBody.module.css';
import { CaseScreen } from './CaseScreen';
import { MeasureChart } from './MeasureChart';

/** The body of the page of a case: measured change, picture, story, quotes, screen, and facts with products and modules. */
export async function CaseBody({ item }: { item: CustomerCase }) {
  const [t, taxonomy] = await Promise.all([getTranslator('cases'), getTranslator('taxonomy')]);
  const entry = await createCard(cases, item, t.locale);
  const quotes = loadEntries(testimonials, t.locale).filter((quote) => quote.case === item.id);
  const { passport } = item;
  const facts = [
    ['list.industry', taxonomy(`industries.${item.industry}`)],
    ['list.region', taxonomy(`regions.${item.region}`)],
    ['page.year', passport?.year],
    ['page.users', passport?.users],
    ['page.weeks', passport?.weeks],
  ] as const;
  const modules = passport?.modules.filter((module) => coreModules.some((name) => name === module)) ?? [];
  const products = loadEntries(services, t.locale).filter(({ id }) =>
    id === 'erp' ? modules.length > 0 : passport?.modules.some((name) => name === id),
  );
  /** The page whose station has the name of the module, or the module on the page of the services. */
  const getModulePath = (module: string) => {
    const page = loadCustomPages(t.locale).find(({ station }) => station === module);
    return page ? getCustomPagePath(page.slug) : `${pages.services}#${module}`;
  };
  return (
    <div className={`container ${styles.layout}`}>
      <div className={styles.measure}>
        <MeasureChart item={entry} />
      </div>
      <div className={styles.story}>
        <EntryPicture entry={item} frame="caseText" />
        {(['challenge', 'solution', 'setback'] as const).map(
          (part) =>
            item[part] && (
              <section key={part}>
                <h2>{t(`page.${part}`)}</h2>
                <p {...getFallbackLang(item, part)}>{item[part]}</p>
              </section>
            ),
        )}
        {quotes.map((quote) => (
          <div key={quote.id} className={styles.quote}>
            {quote.avatar && <Picture src={quote.avatar} alt="" {...pictureFrames.portrait} />}
            <Quote item={quote} />
          </div>
        ))}
      </div>
      <CaseScreen item={item} />
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
                  <a key={product.id} href={getLocalePath(t.locale, getEntryPath('services', product.id))}>
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
                  <a key={module} href={getLocalePath(t.locale, getModulePath(module))}>
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
