import type { ReactNode } from 'react';
import { InlineScript } from '@/components/ui/InlineScript';
import { applyFilters } from '@/lib/filters/applyFilters';
import styles from './FilterableList.module.css';
import { FilterRuntime } from './FilterRuntime';

export type FilterGroup = {
  /** The query parameter. */
  name: string;
  label: ReactNode;
  options: { value: string; label: ReactNode; count: number }[];
};

type FilterableListProps = {
  id: string;
  groups: FilterGroup[];
  /** How many entries there are. */
  total: number;
  labels: {
    all: ReactNode;
    /** With the arguments `{shown}` and `{total}` unfilled. */
    showing: string;
    emptyTitle: ReactNode;
    emptyHint: ReactNode;
  };
  /** The entries: each with `data-item` and a `data-{name}` for each group, values separated by spaces. */
  children: ReactNode;
};

/**
 * A list with filters above it. The whole list stands in the page; the options are links that carry the state. Without
 * scripts everything shows; a script after the list applies the address before first paint.
 */
export function FilterableList({ id, groups, total, labels, children }: FilterableListProps) {
  return (
    <div id={id} className={styles.list}>
      <div className={styles.filters}>
        {groups.map((group) => (
          <nav className={styles.group} key={group.name} aria-labelledby={`${id}-${group.name}`}>
            <p id={`${id}-${group.name}`}>{group.label}</p>
            <ul>
              <li>
                <Option name={group.name} value="" label={labels.all} count={total} />
              </li>
              {group.options.map((option) => (
                <li key={option.value}>
                  <Option name={group.name} {...option} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.status} aria-live="polite" data-status={labels.showing} suppressHydrationWarning>
        {labels.showing.replace('{shown}', String(total)).replace('{total}', String(total))}
      </p>
      {children}
      <div className={styles.empty} data-empty hidden suppressHydrationWarning>
        <p className={styles.emptyTitle}>{labels.emptyTitle}</p>
        <p>{labels.emptyHint}</p>
        <a className={styles.option} href="?" data-clear>
          {labels.all}
        </a>
      </div>
      <InlineScript code={beforePaint} />
      <FilterRuntime id={id} />
    </div>
  );
}

type OptionProps = { name: string; value: string; label: ReactNode; count: number };

function Option({ name, value, label, count }: OptionProps) {
  return (
    <a
      className={styles.option}
      href={value === '' ? '?' : `?${name}=${value}`}
      data-filter={name}
      data-value={value}
      aria-current={value === '' ? 'true' : undefined}
      suppressHydrationWarning
    >
      {label} <span className={styles.count}>{count}</span>
    </a>
  );
}

/** The same bytes in every list, so that a content security policy needs one hash for all. */
const beforePaint = `(${applyFilters})(document.currentScript.parentElement,location.search)`;
