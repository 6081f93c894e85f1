import type { Page } from '@playwright/test';
import { ISLAND_PROPS, LIST_COUNTS, LIST_FILTER, LIST_ITEM, LIST_STATUS } from '@/lib/browser/protocol';
import { groupByChoices } from '@/lib/content/lists/groupByChoices';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import type { ListFacts } from '@/lib/shared/lists/ListFacts';
import { pageCount, pageOf } from '@/lib/shared/lists/paginate';
import { ExportedDocument } from '@/scripts/build/ExportedDocument';
import { attribute } from '@/scripts/html/elements';

type Props = { list: ListFacts; entries: CaseEntry[] };

const SIZE = pageSizes.cases;

/**
 * Gives the list of cases so many entries, by repeating those of its first page: in the page as it comes, in the props of
 * its island, and in its data files. Returns how many entries fit some choices, by their path: of all, and of the page.
 */
export async function withCases(page: Page, count: number) {
  let groups = new Map<string, CaseEntry[]>();
  let onPage: Map<string, CaseEntry[]> = groups;

  const grow = ({ list, entries, ...props }: Props) => {
    const many = Array.from({ length: count }, (_, index) => {
      const entry = entries[index % entries.length] as CaseEntry;
      const id = index < entries.length ? entry.id : `${entry.id}-${index}`;
      return { ...entry, id, keys: { industry: [entry.industry.id], region: [entry.region.id] } };
    });
    groups = groupByChoices(many);
    onPage = groupByChoices(many.slice(0, SIZE));
    const counts = Object.fromEntries([...groups].map(([path, found]) => [path, found.length]));
    const archive = count > SIZE ? list.archive : undefined;
    return { ...props, entries: many.slice(0, SIZE), list: { ...list, counts, archive } };
  };

  await page.route('**/_next/static/islands/cases-*.json', async (route) => {
    await route.fulfill({ json: grow((await (await route.fetch()).json()) as Props) });
  });
  await page.route('**/data/en/cases/**', async (route) => {
    const [, path = '', number] = /\/cases\/(.*?)(\d+)\.json$/.exec(route.request().url()) ?? [];
    const found = groups.get(path) ?? [];
    const entries = pageOf(found, Number(number), SIZE);
    await route.fulfill({ json: { entries, pages: pageCount(found.length, SIZE), total: found.length } });
  });
  await page.route(/\/en\/cases\/(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const document = new ExportedDocument(await response.text());
    const [island] = document.withAttribute(ISLAND_PROPS);
    const [status] = document.withAttribute(LIST_STATUS);
    const [list] = document.withAttribute(LIST_COUNTS);
    if (!island || !status || !list) throw new Error('the page has no list of cases');
    const address = new URL(attribute(island, ISLAND_PROPS) ?? '', response.url());
    const before = (await (await page.request.get(address.href)).json()) as Props;
    const { counts } = grow(before).list;

    document.remove(...document.withAttribute(LIST_ITEM).slice(count));
    for (const option of document.withAttribute(LIST_FILTER)) {
      const value = attribute(option, 'data-value');
      const path = value ? `${attribute(option, LIST_FILTER)}-${value}/` : '';
      document.addAfter(
        option,
        document.textOf(option).replace(/\d+<\/span>/, `${counts[path] ?? 0}</span>`),
      );
      document.remove(option);
    }
    const replaced = (text: string) => text.replaceAll('"', '&quot;');
    const html = document
      .toString()
      .replace(replaced(JSON.stringify(before.list.counts)), replaced(JSON.stringify(counts)));
    await route.fulfill({ response, body: html });
  });
  return {
    matching: (path: string) => groups.get(path)?.length ?? 0,
    onPage: (path: string) => onPage.get(path)?.length ?? 0,
  };
}
