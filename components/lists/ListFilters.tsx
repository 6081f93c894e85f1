import type { ReactNode } from 'react';
import type { ListEntry } from '@/lib/browser/lists/listTypes';
import { matchesChoices, parseListView, setFilter } from '@/lib/browser/lists/listView';
import styles from './List.module.css';
import { getChoices, type ListFilter } from './listProps';

type ListFiltersProps = {
  listId: string;
  filters: ListFilter[];
  /** Number of entries in the whole list. */
  total: number;
  /** The entries that match the search, which are counted instead of all entries. */
  searchMatches: readonly ListEntry[] | undefined;
  /** The label of the option that removes a filter. */
  all: ReactNode;
  /** The query of the URL. */
  search: string;
};

/**
 * The filters of a list, each a row of links, or links on a map. The URL of a link contains all filters that apply after
 * a click.
 */
export function ListFilters({ listId, filters, total, searchMatches, all, search }: ListFiltersProps) {
  const { choices } = parseListView(search, getChoices(filters), false);
  return filters.length === 0 ? null : (
    <div className={styles.filters}>
      {filters.map(({ name, label, options, map }) => {
        const chosen = choices.find((choice) => choice.name === name)?.value ?? '';
        return (
          <nav className={map?.className} key={name} aria-labelledby={`${listId}-${name}`}>
            <p id={`${listId}-${name}`}>{label}</p>
            {map?.picture}
            <ul className={styles.options}>
              {[{ value: '', label: all, count: total }, ...options].map((option) => (
                <li key={option.value}>
                  <a
                    className={styles.option}
                    href={setFilter(search, name, option.value)}
                    data-filter={name}
                    data-value={option.value}
                    aria-current={option.value === chosen ? 'true' : undefined}
                  >
                    {option.label}
                    <span className={styles.count}>
                      {` ${searchMatches ? countChoice(searchMatches, name, option.value) : option.count}`}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        );
      })}
    </div>
  );
}

/** Counts the entries with a filter value; an empty value counts all. */
function countChoice(entries: readonly ListEntry[], name: string, value: string): number {
  return value ? entries.filter((entry) => matchesChoices(entry, [{ name, value }])).length : entries.length;
}
