import { EntryPicture } from '@/components/ui/EntryPicture';
import { HighlightedText } from '@/components/ui/HighlightedText';
import { TagList } from '@/components/ui/TagList';
import type { ListResult } from '@/lib/browser/lists/listTypes';
import type { CaseCard as Card } from '@/lib/collections/cases';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './CaseCard.module.css';
import { MeasureChart } from './MeasureChart';

/** A customer case, fully clickable: title, measured change, and the matching excerpt of a search result. */
export function CaseCard({ item }: { item: ListResult<Card> }) {
  return (
    <article className={`late-layout ${styles.card}`}>
      <EntryPicture entry={item} frame="case" />
      <TagList items={[...item.labels.industry, ...item.labels.region]} mark={item.mark} />
      <h3 {...getFallbackLang(item, 'title')}>
        <a href={item.href}>
          <HighlightedText text={item.title} mark={item.mark} />
        </a>
      </h3>
      <MeasureChart item={item} hasLabel={false} />
      {item.mark && (
        <p {...getFallbackLang(item, 'result')}>
          <HighlightedText text={item.excerpt ?? item.summary} mark={item.mark} />
        </p>
      )}
    </article>
  );
}
