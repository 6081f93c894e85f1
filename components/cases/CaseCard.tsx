import { EntryPicture } from '@/components/ui/EntryPicture';
import { HighlightedText } from '@/components/ui/HighlightedText';
import { TagList } from '@/components/ui/TagList';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import type { ListResult } from '@/lib/shared/lists/listTypes';
import styles from './CaseCard.module.css';
import { MeasureChart } from './MeasureChart';

/** A customer case, fully clickable: title, measured change, and result (or the matching excerpt). */
export function CaseCard({ item }: { item: ListResult<CaseEntry> }) {
  return (
    <article className={`late-layout ${styles.card}`}>
      <EntryPicture entry={item} frame="case" />
      <TagList items={[item.industry, item.region]} mark={item.mark} />
      <h3 {...getFallbackLang(item, 'title')}>
        <a href={item.href}>
          <HighlightedText text={item.title} mark={item.mark} />
        </a>
      </h3>
      <MeasureChart item={item} />
      <p {...getFallbackLang(item, 'result')}>
        <HighlightedText text={item.excerpt ?? item.summary} mark={item.mark} />
      </p>
    </article>
  );
}
