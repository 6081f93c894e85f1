import type { ReactNode } from 'react';
import { Field } from '@/components/ui/Field';
import { InlineScript } from '@/components/ui/InlineScript';
import { filterCall } from '@/lib/filters/filterScript';
import type { ListFacts } from '@/lib/lists/ListFacts';
import styles from './FilterableList.module.css';

export type FilterGroup = {
  /** The query parameter: one of the list's filters. */
  name: string;
  label: ReactNode;
  options: { value: string; label: ReactNode }[];
};

type FilterableListProps = {
  list: ListFacts;
  groups: FilterGroup[];
  labels: {
    /** The name of the search box. */
    search: ReactNode;
    all: ReactNode;
    /** With the arguments `{shown}` and `{total}` unfilled. */
    showing: string;
    /** Where only a part of what fits is shown: with `{shown}` and `{matching}` unfilled. */
    showingPart: string;
    loading: string;
    emptyTitle: ReactNode;
    emptyHint: ReactNode;
  };
  /** The entries: each with `data-item` and a `data-{name}` for each group, values separated by spaces. */
  children: ReactNode;
};

/**
 * A list with a search box and filters above it. The options are links that carry the state. Without scripts everything
 * that stands in the page shows, and no search box; with a query, a script at the list's beginning applies it before
 * first paint.
 */
export function FilterableList({ list, groups, labels, children }: FilterableListProps) {
  const { id, total, onPage } = list;
  return (
    <div id={id} className={styles.list} data-total={total} suppressHydrationWarning>
      <InlineScript code={filterCall} />
      <search className={styles.search} aria-labelledby={`${id}-search-label`} data-search>
        <Field id={`${id}-search`} label={labels.search}>
          <input
            id={`${id}-search`}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            suppressHydrationWarning
          />
        </Field>
      </search>
      <div className={styles.filters}>
        {groups.map(({ name, label, options }) => (
          <nav className={styles.group} key={name} aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`}>{label}</p>
            <ul>
              <li>
                <Option name={name} value="" label={labels.all} count={total} />
              </li>
              {options.map((option) => (
                <li key={option.value}>
                  <Option name={name} {...option} count={countOf(list, name, option.value)} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p
        className={styles.status}
        aria-live="polite"
        data-status={labels.showing}
        data-part={labels.showingPart}
        data-loading={labels.loading}
        suppressHydrationWarning
      >
        {labels.showing.replace('{shown}', String(onPage.length)).replace('{total}', String(total))}
      </p>
      {children}
      <div className={styles.empty} data-empty hidden={total > 0} suppressHydrationWarning>
        <p className={styles.emptyTitle}>{labels.emptyTitle}</p>
        <p>{labels.emptyHint}</p>
        <a className={styles.option} href="?" data-clear suppressHydrationWarning>
          {labels.all}
        </a>
      </div>
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
      data-count={count}
      aria-current={value === '' ? 'true' : undefined}
      suppressHydrationWarning
    >
      {label} <span className={styles.count}>{count}</span>
    </a>
  );
}

function countOf({ filters }: ListFacts, name: string, value: string): number {
  return filters.find((filter) => filter.name === name)?.counts[value] ?? 0;
}
