import { List } from '@/components/lists/List';
import type { ListSummary } from '@/lib/browser/lists/listTypes';
import { groupByFilterChoices } from '@/lib/browser/lists/listView';
import type { Label } from '@/lib/collections/defineCollection';
import { loadMessages } from '@/lib/content/messages/loadMessages';

const shape = { id: 'string', title: 'string' } as const;

type Labels = Record<'tag' | 'region', Label[]>;

export type Entry = { id: string; title: string; labels: Labels };

const { actions, states } = loadMessages('en').messages.common;
const { list, empty } = loadMessages('en').messages.cases;

export const messages = { ...actions, ...states, ...list, empty };

/** Number of entries per page of the list. */
export const PAGE_SIZE = 2;

/** Creates entries: every third entry is about ERP, the others are about AI. Every second entry is from the north. */
export function createEntries(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const tag = index % 3 === 0 ? 'erp' : 'ai';
    const region = index % 2 === 0 ? 'north' : 'south';
    const labels = { tag: [createLabel(tag)], region: [createLabel(region)] };
    return { id: `e${index}`, title: `Entry ${index} on ${tag}`, labels };
  });
}

/** Groups entries by every combination of choices. */
export function groupEntries(all: Entry[]) {
  return groupByFilterChoices(
    all.map(({ labels, ...entry }) => ({
      ...entry,
      labels,
      filterValues: { tag: labels.tag.map(({ id }) => id), region: labels.region.map(({ id }) => id) },
    })),
  );
}

/** Creates the summary of a list with `firstPageCount` entries on its first page. */
export function getSummary(name: string, all: Entry[], firstPageCount: number): ListSummary {
  return {
    id: 'list',
    // Not the name of a real list: each test needs its own name, because the fetched data of a list are kept by name.
    name,
    locale: 'en',
    pageSize: PAGE_SIZE,
    counts: Object.fromEntries([...groupEntries(all)].map(([path, found]) => [path, found.length])),
    secondPageHref: firstPageCount < all.length ? '/en/insights/archive/2/' : undefined,
  };
}

type SampleListProps = { summary: ListSummary; all: Entry[]; firstPageCount: number };

/** A list with every feature, with the messages of the list of cases. */
export function SampleList({ summary, all, firstPageCount }: SampleListProps) {
  const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
  return (
    <List<Entry>
      list={summary}
      entries={all.slice(0, firstPageCount)}
      filters={[
        { name: 'tag', label: 'Tag', options: options('erp', 'ai', 'none') },
        { name: 'region', label: 'Region', options: options('north', 'south') },
      ]}
      contactLink={{ href: '/en/contact/#enquiry', label: messages.contact }}
      labels={{
        search: messages.search,
        all: messages.all,
        showing: messages.showing,
        showingPart: messages.showingPart,
        emptyTitle: messages.empty.title,
        emptyHint: messages.empty.hint,
        loadMore: messages.loadMore,
        loading: messages.loading,
        failed: messages.loadFailedList,
        retry: messages.retry,
        end: messages.end,
      }}
      shape={shape}
      renderEntry={({ title, mark }) => (
        <>
          <h3>{mark ? mark(title).map(({ text }) => text) : title}</h3>
          <p>Solution</p>
        </>
      )}
    />
  );
}

function createLabel(id: string): Label {
  return { id, label: id, lang: undefined };
}
