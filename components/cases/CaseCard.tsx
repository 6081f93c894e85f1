import listStyles from '@/components/lists/List.module.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Disclosure } from '@/components/ui/Disclosure';
import { HighlightedText } from '@/components/ui/HighlightedText';
import { Picture } from '@/components/ui/Picture';
import { TagList } from '@/components/ui/TagList';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import type { ListResult } from '@/lib/shared/lists/listTypes';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './CaseCard.module.css';
import type { CaseLabels } from './getCaseLabels';
import { MeasureChart } from './MeasureChart';

const storyParts = ['challenge', 'solution'] as const;
const keyFigures = ['year', 'users', 'weeks', 'modules'] as const;

type CaseCardProps = { item: ListResult<CaseEntry>; labels: CaseLabels };

/** A customer case: title, measured change and result, with the details in a disclosure. */
export function CaseCard({ item, labels }: CaseCardProps) {
  return (
    <article className={`late-layout ${styles.card}`}>
      {item.image && (
        <Picture
          src={item.image}
          alt={item.imageAlt ?? ''}
          {...getFallbackLang(item, 'imageAlt')}
          {...pictureFrames.case}
        />
      )}
      <TagList items={[item.industry, item.region]} mark={item.mark} />
      <h3 {...getFallbackLang(item, 'title')}>
        <HighlightedText text={item.title} mark={item.mark} />
      </h3>
      <MeasureChart item={item} before={labels.before} after={labels.after} />
      <p {...getFallbackLang(item, 'result')}>
        <HighlightedText text={item.result} mark={item.mark} />
      </p>
      <CaseStory item={item} labels={labels} />
    </article>
  );
}

/** Disclosure with the challenge, the solution, the key figures and links. Open if only its text matches a search. */
function CaseStory({ item, labels }: CaseCardProps) {
  return (
    <Disclosure className={styles.story} open={isMatchInStoryOnly(item) || undefined} summary={labels.story}>
      <dl>
        {storyParts.map((part) => (
          <div key={part}>
            <dt>{labels[part]}</dt>
            <dd {...getFallbackLang(item, part)}>
              <HighlightedText text={item[part]} mark={item.mark} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.keyFigures}>
        {keyFigures.map(
          (figure) =>
            item[figure] && (
              <div key={figure}>
                <dt>{labels[figure]}</dt>
                <dd>{item[figure]}</dd>
              </div>
            ),
        )}
        {item.quotedPerson && (
          <div>
            <dt>{labels.quotedPerson}</dt>
            <dd>
              <a href={item.quotationHref}>{item.quotedPerson}</a>
            </dd>
          </div>
        )}
      </dl>
      <p className={listStyles.actions}>
        <ButtonLink href={item.contactHref}>{labels.contact}</ButtonLink>
        <ButtonLink href={`#${item.id}`} look="secondary">
          {labels.link}
        </ButtonLink>
      </p>
    </Disclosure>
  );
}

/** True if a search matches the text in the disclosure but not the visible text. */
function isMatchInStoryOnly({ mark, title, result, challenge, solution }: ListResult<CaseEntry>): boolean {
  const hasMatch = (texts: string[]) => texts.some((text) => mark?.(text).some(({ isMarked }) => isMarked));
  return hasMatch([challenge, solution]) && !hasMatch([title, result]);
}
