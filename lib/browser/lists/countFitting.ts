import type { ListView } from '@/lib/shared/lists/readView';

type Known = {
  /** How many entries the list has, in all. */
  total: number;
  /** How many of them stand in the page, and how many of those fit. */
  onPage: number;
  shown: number;
  /** How many entries carry each value of each filter. */
  filters: readonly { name: string; counts: Record<string, number> }[];
};

/** How many entries of a list fit its filters: counted where all stand in the page, else as the filter's counts say. */
export function countFitting({ choices }: ListView, { total, onPage, shown, filters }: Known): number {
  const [choice] = choices;
  if (!choice) return total;
  if (onPage === total) return shown;
  return filters.find(({ name }) => name === choice.name)?.counts[choice.value] ?? 0;
}
