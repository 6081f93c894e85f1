import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import { langOf } from '@/lib/content/langOf';
import type { Localized } from '@/lib/content/loadEntities';
import type { Entity } from '@/lib/content/schemas';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './CaseCard.module.css';
import { MeasureChart } from './MeasureChart';

/** A customer case: what was hard, what was done, what came of it. */
export async function CaseCard({ item }: { item: Localized<Entity<'customer-cases.json'>> }) {
  const [copy, taxonomy] = [await getCopy('cases'), await getCopy('taxonomy')];
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <TagList
          items={[
            { id: item.industry, label: taxonomy(`industries.${item.industry}`) },
            { id: item.region, label: taxonomy(`regions.${item.region}`) },
          ]}
        />
        <h3 {...langOf(item, 'title')}>{item.title}</h3>
        {item.image && (
          <Picture
            src={item.image}
            alt={item.imageAlt ?? ''}
            {...langOf(item, 'imageAlt')}
            width={480}
            height={320}
          />
        )}
      </header>
      <dl className={styles.story}>
        <div>
          <dt>{copy('list.challenge')}</dt>
          <dd {...langOf(item, 'challenge')}>{item.challenge}</dd>
        </div>
        <div>
          <dt>{copy('list.solution')}</dt>
          <dd {...langOf(item, 'solution')}>{item.solution}</dd>
        </div>
        <div>
          <dt>{copy('list.result')}</dt>
          <dd {...langOf(item, 'result')}>{item.result}</dd>
        </div>
      </dl>
      <MeasureChart item={item} before={copy('list.before')} after={copy('list.after')} />
    </article>
  );
}
