import list from '@/components/lists/List.module.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { Marked } from '@/components/ui/Marked';
import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import { langOf } from '@/lib/shared/i18n/langOf';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import type { Listed } from '@/lib/shared/lists/Listed';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './CaseCard.module.css';
import type { CaseLabels } from './caseLabels';
import { MeasureChart } from './MeasureChart';

const parts = ['challenge', 'solution'] as const;
const facts = ['year', 'users', 'weeks', 'modules'] as const;

type CaseCardProps = { item: Listed<CaseEntry>; labels: CaseLabels };

/** A customer case: who, the one number that changed, what came of it; how it was done is folded. */
export function CaseCard({ item, labels }: CaseCardProps) {
  return (
    <article className={`late-layout ${styles.card}`}>
      {item.image && (
        <Picture
          src={item.image}
          alt={item.imageAlt ?? ''}
          {...langOf(item, 'imageAlt')}
          {...pictureFrames.case}
        />
      )}
      <TagList items={[item.industry, item.region]} mark={item.mark} />
      <h3 {...langOf(item, 'title')}>
        <Marked text={item.title} mark={item.mark} />
      </h3>
      <MeasureChart item={item} before={labels.before} after={labels.after} />
      <p {...langOf(item, 'result')}>
        <Marked text={item.result} mark={item.mark} />
      </p>
      <CaseStory item={item} labels={labels} />
    </article>
  );
}

/** How a case was done, folded: the challenge, the solution, the project in figures, and the ways on. */
function CaseStory({ item, labels }: CaseCardProps) {
  return (
    <Fold className={styles.story} open={isFoundOnlyIn(item) || undefined} summary={labels.story}>
      <dl>
        {parts.map((part) => (
          <div key={part}>
            <dt>{labels[part]}</dt>
            <dd {...langOf(item, part)}>
              <Marked text={item[part]} mark={item.mark} />
            </dd>
          </div>
        ))}
      </dl>
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
      <p className={list.ways}>
        <ButtonLink href={item.askHref}>{labels.ask}</ButtonLink>
        <ButtonLink href={`#${item.id}`} look="secondary">
          {labels.link}
        </ButtonLink>
      </p>
    </Fold>
  );
}

/** Whether what a search found stands in the folded part and nowhere else. */
function isFoundOnlyIn({ mark, title, result, challenge, solution }: Listed<CaseEntry>): boolean {
  const has = (texts: string[]) => texts.some((text) => mark?.(text).some(({ marked }) => marked));
  return has([challenge, solution]) && !has([title, result]);
}
