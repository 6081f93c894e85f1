import { MeasureChart } from '@/components/cases/MeasureChart';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { createCaseEntry } from '@/lib/content/lists/createCaseEntry';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './CasesTeaser.module.css';
import { Thread } from './Thread';

const MAX_CASES = 3;

/** Section with the first customer cases, each with a chart of its measured change. */
export async function CasesTeaser() {
  const t = await getTranslator('home');
  const { locale } = t;
  const firstCases = loadEntries('customer-cases.json', locale).slice(0, MAX_CASES);
  const cases = await Promise.all(firstCases.map((item) => createCaseEntry(item, locale)));
  const href = getLocalePath(locale, pages.cases);
  return (
    <Section id="cases">
      <SectionHeader id="cases" label={t('cases.label')} title={t('cases.title')} viewAllHref={href} />
      <div className={styles.cases}>
        {cases.map((item) => (
          <article className={styles.case} key={item.id} data-reveal>
            <MeasureChart item={item} before={t('cases.before')} after={t('cases.after')} />
            <h3 {...getFallbackLang(item, 'title')}>
              <a href={`${href}#${item.id}`}>{item.title}</a>
            </h3>
          </article>
        ))}
        <Thread />
      </div>
    </Section>
  );
}
