import { MeasureChart } from '@/components/cases/MeasureChart';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { caseEntry } from '@/lib/content/lists/caseEntry';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './CasesTeaser.module.css';
import { Thread } from './Thread';

const COUNT = 3;

/** The first customer cases, each with its one measured change. */
export async function CasesTeaser() {
  const copy = await getCopy('home');
  const { locale } = copy;
  const first = loadEntities('customer-cases.json', locale).slice(0, COUNT);
  const cases = await Promise.all(first.map((item) => caseEntry(item, locale)));
  const href = localePath(locale, pages.cases);
  return (
    <Section id="cases">
      <SectionHead id="cases" label={copy('cases.label')} title={copy('cases.title')} viewAll={href} />
      <div className={styles.cases}>
        {cases.map((item) => (
          <article className={styles.case} key={item.id} data-reveal>
            <MeasureChart item={item} before={copy('cases.before')} after={copy('cases.after')} />
            <h3 {...langOf(item, 'title')}>
              <a href={`${href}#${item.id}`}>{item.title}</a>
            </h3>
          </article>
        ))}
        <Thread />
      </div>
    </Section>
  );
}
