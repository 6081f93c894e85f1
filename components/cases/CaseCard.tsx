import type { ReactNode } from 'react';
import { Marked } from '@/components/ui/Marked';
import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import { langOf } from '@/lib/content/langOf';
import type { CaseEntry } from '@/lib/lists/entryShapes';
import type { Listed } from '@/lib/lists/Listed';
import styles from './CaseCard.module.css';
import { MeasureChart } from './MeasureChart';

const facts = ['year', 'users', 'weeks', 'modules'] as const;

export type CaseLabels = Record<
  'challenge' | 'solution' | 'result' | 'before' | 'after' | 'voice' | (typeof facts)[number],
  ReactNode
>;

type CaseCardProps = {
  item: Listed<CaseEntry>;
  labels: CaseLabels;
};

/** A customer case: what was hard, what was done, what came of it, and the project in figures. */
export function CaseCard({ item, labels }: CaseCardProps) {
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <TagList items={[item.industry, item.region]} mark={item.mark} />
        <h3 {...langOf(item, 'title')}>
          <Marked text={item.title} mark={item.mark} />
        </h3>
        {item.image && (
          <Picture
            src={item.image}
            alt={item.imageAlt ?? ''}
            {...langOf(item, 'imageAlt')}
            width={480}
            height={320}
          />
        )}
        <dl className={styles.passport}>
          {facts.map(
            (fact) =>
              item[fact] && (
                <div key={fact}>
                  <dt>{labels[fact]}</dt>
                  <dd>{item[fact]}</dd>
                </div>
              ),
          )}
          {item.voice && (
            <div>
              <dt>{labels.voice}</dt>
              <dd>
                <a href={item.voiceHref}>{item.voice}</a>
              </dd>
            </div>
          )}
        </dl>
      </header>
      <dl className={styles.story}>
        <div>
          <dt>{labels.challenge}</dt>
          <dd {...langOf(item, 'challenge')}>
            <Marked text={item.challenge} mark={item.mark} />
          </dd>
        </div>
        <div>
          <dt>{labels.solution}</dt>
          <dd {...langOf(item, 'solution')}>
            <Marked text={item.solution} mark={item.mark} />
          </dd>
        </div>
        <div>
          <dt>{labels.result}</dt>
          <dd {...langOf(item, 'result')}>
            <Marked text={item.result} mark={item.mark} />
          </dd>
        </div>
      </dl>
      <MeasureChart item={item} before={labels.before} after={labels.after} />
    </article>
  );
}
