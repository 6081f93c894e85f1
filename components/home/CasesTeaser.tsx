import { getLocale } from 'next-intl/server';
import { MeasureChart } from '@/components/cases/MeasureChart';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { langOf } from '@/lib/content/langOf';
import { loadEntities } from '@/lib/content/loadEntities';
import { caseEntry } from '@/lib/data/caseEntry';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { pages } from '@/lib/i18n/paths';
import styles from './CasesTeaser.module.css';
import { Thread } from './Thread';

const COUNT = 3;

/** The first customer cases, each with its one measured change. */
export async function CasesTeaser() {
  const locale = await getLocale();
  const [copy, common] = [await getCopy('home'), await getCopy('common')];
  const first = loadEntities('customer-cases.json', locale).slice(0, COUNT);
  const cases = await Promise.all(first.map((item) => caseEntry(item, locale)));
  const href = localePath(locale, pages.cases);
  return (
    <Section id="cases">
      <SectionHead
        id="cases"
        label={copy('cases.label')}
        title={copy('cases.title')}
        action={
          <ButtonLink href={href} look="quiet">
            {common('actions.viewAll')}
          </ButtonLink>
        }
      />
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
