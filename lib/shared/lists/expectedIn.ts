import type { ListFacts } from './ListFacts';
import type { ListView } from './readView';

/**
 * How many entries a list should have in a view, and how many of them stand in the page; undefined where every entry
 * stands there and can be counted, or where only a search can tell.
 */
export function expectedIn(
  { query, choices: [choice] }: ListView,
  { total, onPage, filters }: ListFacts,
): { matching: number; onPage: number } | undefined {
  if (query !== '' || onPage.length === total) return undefined;
  if (choice === undefined) return { matching: total, onPage: onPage.length };
  const filter = filters.find(({ name }) => name === choice.name);
  return {
    matching: filter?.counts[choice.value] ?? 0,
    onPage: filter?.onPage[choice.value] ?? 0,
  };
}
