import { List } from '@/components/lists/List';
import type { ListSummary } from '@/lib/browser/lists/listTypes';
import type { Label } from '@/lib/collections/defineCollection';
import { loadMessages } from '@/lib/content/messages/readMessages';

type Labels = Record<'tag' | 'region', Label[]>;

export type Entry = { id: string; title: string; labels: Labels };

const { actions, states } = loadMessages('en').messages.common;
const { list, empty } = loadMessages('en').messages.cases;

export const messages = { ...actions, ...states, ...list, empty };

/** Creates entries: every third entry is about ERP, the others are about AI. Every second entry is from the north. */
export function createEntries(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const tag = index % 3 === 0 ? 'erp' : 'ai';
    const region = index % 2 === 0 ? 'north' : 'south';
    const labels = { tag: [createLabel(tag)], region: [createLabel(region)] };
    return { id: `e${index}`, title: `Entry ${index} on ${tag}`, labels };
  });
}

/** Creates the summary of a list with `pageSize` entries on its first page. */
export function getSummary(name: string, all: Entry[], pageSize: number): ListSummary {
  return {
    id: 'list',
    // Not the name of a real list: each test needs its own name, because data files are cached by URL.
    name,
    locale: 'en',
    pageSize,
    total: all.length,
    secondPageHref: pageSize < all.length ? '/en/insights/archive/2/' : undefined,
  };
}

type SampleListProps = { summary: ListSummary; all: Entry[]; hasSearch?: boolean };

/** A list with every feature unless `hasSearch` is false, with the messages of the list of cases. */
export function SampleList({ summary, all, hasSearch = true }: SampleListProps) {
  const createFilter = (name: 'tag' | 'region', label: string, values: string[]) => ({
    name,
    label,
    options: values.map((value) => ({
      value,
      label: value,
      count: all.filter(({ labels }) => labels[name].some(({ id }) => id === value)).length,
    })),
  });
  return (
    <List<Entry>
      list={summary}
      entries={all.slice(0, summary.pageSize)}
      filters={[
        createFilter('tag', 'Tag', ['erp', 'ai', 'none']),
        createFilter('region', 'Region', ['north', 'south']),
      ]}
      contactLink={{ href: '/en/contact/#enquiry', label: messages.contact }}
      labels={{
        ...(hasSearch && { search: messages.search }),
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
