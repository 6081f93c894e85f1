import type { Page } from '@playwright/test';
import { ISLAND_PROPS, LIST, LIST_FILTER, LIST_ITEM, LIST_STATUS } from '@/lib/browser/protocol';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import type { ListFacts } from '@/lib/shared/lists/ListFacts';
import { ExportedDocument } from '@/scripts/build/ExportedDocument';
import { attribute } from '@/scripts/html/elements';

type Props = { list: ListFacts; entries: CaseEntry[] };

/**
 * Gives the list of cases so many entries, by repeating those it has: in the page as it comes, and in the props of its
 * island. Returns how many of them have some values.
 */
export async function withCases(page: Page, count: number) {
  let entries: CaseEntry[] = [];
  const countOf = (wanted: { industry?: string; region?: string }) =>
    entries.filter(
      ({ industry, region }) =>
        industry.id === (wanted.industry ?? industry.id) && region.id === (wanted.region ?? region.id),
    ).length;

  await page.route('**/_next/static/islands/cases-*.json', async (route) => {
    const props = (await (await route.fetch()).json()) as Props;
    await route.fulfill({ json: grow(props, entries, countOf) });
  });
  await page.route(/\/en\/cases\/(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const document = new ExportedDocument(await response.text());
    const [island] = document.withAttribute(ISLAND_PROPS);
    const [status] = document.withAttribute(LIST_STATUS);
    const items = document.withAttribute(LIST_ITEM);
    const [first] = items;
    if (!island || !status || !first) throw new Error('the page has no list of cases');
    const address = new URL(attribute(island, ISLAND_PROPS) ?? '', response.url());
    const props = (await (await page.request.get(address.href)).json()) as Props;
    entries = repeat(props.entries, count).map((entry, index) => ({ ...entry, id: `${entry.id}-${index}` }));

    const texts = repeat(items, count).map((item, index) =>
      document.textOf(item).replace(/ (id|data-item)="([^"]*)"/g, ` $1="$2-${index}"`),
    );
    document.addAfter(first, texts.join(''));
    document.remove(...items);
    for (const option of document.withAttribute(LIST_FILTER)) {
      const value = attribute(option, 'data-value');
      const name = attribute(option, LIST_FILTER) ?? '';
      const fitting = value ? countOf({ [name]: value }) : count;
      const text = document.textOf(option);
      document.addAfter(
        option,
        text
          .replace(/data-count="\d+"/, `data-count="${fitting}"`)
          .replace(/\d+<\/span>/, `${fitting}</span>`),
      );
      document.remove(option);
    }
    const total = String(props.list.total);
    document.addAfter(status, document.textOf(status).replaceAll(total, String(count)));
    document.remove(status);
    const html = document
      .toString()
      .replace(`${LIST}="true" data-total="${total}"`, `${LIST}="true" data-total="${count}"`);
    await route.fulfill({ response, body: html });
  });
  return countOf;
}

function grow({ list, ...props }: Props, entries: CaseEntry[], countOf: (wanted: object) => number) {
  const filters = list.filters.map(({ name, counts }) => {
    const grown = Object.fromEntries(Object.keys(counts).map((value) => [value, countOf({ [name]: value })]));
    return { name, counts: grown, onPage: grown };
  });
  const onPage = entries.map(({ id }) => id);
  return { ...props, entries, list: { ...list, total: entries.length, onPage, filters } };
}

function repeat<T>(items: T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => items[index % items.length] as T);
}
