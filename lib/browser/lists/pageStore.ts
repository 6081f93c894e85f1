import { recoverInPlace } from '@/lib/browser/pages/recoverInPlace';
import { asked, failed, type ListPage, type Pages, received } from './Pages';

/** Where pages come from. `key` names it; `first` is the page to begin with, `pages` how many are expected. */
export type Source<T> = {
  key: string;
  first: number;
  pages: number;
  load: (page: number) => Promise<ListPage<T>>;
};

/**
 * What has been fetched, by source, for as long as the document lives: whoever returns to a list, or to a filter, finds
 * it as it was. The entries of a source are all of its one type.
 */
const states = new Map<string, Pages<never>>();
const listeners = new Set<() => void>();

export function watchPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What has been fetched from a source. */
export function readPages<T>({ key, first, pages }: Source<T>): Pages<T> {
  const known = states.get(key);
  if (known) return known as Pages<T>;
  const fresh: Pages<T> = { entries: [], next: first, pages, total: undefined, status: 'ready' };
  states.set(key, fresh as Pages<never>);
  return fresh;
}

/** Fetches the next page of a source, unless it is on its way. A failure is kept and announced; it never throws. */
export async function askForPage<T extends { id: string }>(source: Source<T>): Promise<void> {
  const before = readPages(source);
  const state = asked(before);
  if (state === before) return;
  write(source.key, state);
  try {
    const page = await source.load(state.next);
    write(source.key, received(state, page));
  } catch (error) {
    write(source.key, failed(state, error));
    await recoverInPlace(error);
  }
}

function write<T>(key: string, state: Pages<T>): void {
  states.set(key, state as Pages<never>);
  for (const listener of listeners) listener();
}
