import { Marked } from '@/components/ui/Marked';
import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import { langOf } from '@/lib/shared/i18n/langOf';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import type { Listed } from '@/lib/shared/lists/Listed';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './CaseCard.module.css';
import { CaseStory } from './CaseStory';
import type { CaseLabels } from './caseLabels';
import { MeasureChart } from './MeasureChart';

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
