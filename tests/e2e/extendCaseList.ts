import type { Page } from '@playwright/test';
import { getAttribute } from 'export-audit';
import { ExportedDocument } from 'static-islands';
import { ISLAND_PROPS, LIST_COUNTS, LIST_FILTER, LIST_STATUS } from '@/lib/browser/protocol';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getArchivePath } from '@/lib/shared/i18n/paths';
import type { CaseEntry } from '@/lib/shared/lists/entryShapes';
import type { ListSummary } from '@/lib/shared/lists/listTypes';
import { groupByFilterChoices } from '@/lib/shared/lists/listView';
import { getPage, getPageCount } from '@/lib/shared/lists/paginate';

type Props = { list: ListSummary; entries: CaseEntry[] };

/** Number of entries on the first page. */
export const FIRST_PAGE_SIZE = Math.min(pageSizes.cases, loadEntries('customer-cases.json', 'en').length);

/**
 * Extends the list of cases to `count` entries by repeating the entries of the first page, in the HTML, in the island's
 * props and in the data files. All entries except the first `FIRST_PAGE_SIZE` are on further pages. Returns
 * functions that count the entries that match a choice of filters, in the whole list and on the first page.
 */
export async function extendCaseList(page: Page, count: number) {
  let groups = new Map<string, CaseEntry[]>();
  let firstPageGroups: Map<string, CaseEntry[]> = groups;

  const extendProps = ({ list, entries, ...props }: Props) => {
    const allEntries = Array.from({ length: count }, (_, index) => {
      const entry = entries[index % entries.length] as CaseEntry;
      const id = index < entries.length ? entry.id : `${entry.id}-${index}`;
      return { ...entry, id, filterValues: { industry: [entry.industry.id], region: [entry.region.id] } };
    });
    groups = groupByFilterChoices(allEntries);
    firstPageGroups = groupByFilterChoices(allEntries.slice(0, FIRST_PAGE_SIZE));
    const counts = Object.fromEntries([...groups].map(([path, matches]) => [path, matches.length]));
    const secondPageHref = getLocalePath('en', getArchivePath('cases', 2));
    return {
      ...props,
      entries: allEntries.slice(0, FIRST_PAGE_SIZE),
      list: { ...list, pageSize: FIRST_PAGE_SIZE, counts, secondPageHref } satisfies ListSummary,
    };
  };

  await page.route('**/_next/static/islands/cases-*.json', async (route) => {
    await route.fulfill({ json: extendProps((await (await route.fetch()).json()) as Props) });
  });
  await page.route('**/data/en/cases/**', async (route) => {
    const [, path = '', number] = /\/cases\/(.*?)(\d+)\.json$/.exec(route.request().url()) ?? [];
    const matches = groups.get(path) ?? [];
    const entries = getPage(matches, Number(number), FIRST_PAGE_SIZE);
    await route.fulfill({
      json: { entries, pages: getPageCount(matches.length, FIRST_PAGE_SIZE), total: matches.length },
    });
  });
  await page.route(/\/en\/cases\/(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const document = new ExportedDocument(await response.text());
    const [island] = document.findByAttribute(ISLAND_PROPS);
    const [status] = document.findByAttribute(LIST_STATUS);
    const [list] = document.findByAttribute(LIST_COUNTS);
    if (!island || !status || !list) throw new Error('the page has no list of cases');
    const propsUrl = new URL(getAttribute(island, ISLAND_PROPS) ?? '', response.url());
    const originalProps = (await (await page.request.get(propsUrl.href)).json()) as Props;
    const { counts } = extendProps(originalProps).list;

    for (const option of document.findByAttribute(LIST_FILTER)) {
      const value = getAttribute(option, 'data-value');
      const path = value ? `${getAttribute(option, LIST_FILTER)}-${value}/` : '';
      document.addAfter(
        option,
        document.getSource(option).replace(/\d+<\/span>/, `${counts[path] ?? 0}</span>`),
      );
      document.remove(option);
    }
    const escapeQuotes = (text: string) => text.replaceAll('"', '&quot;');
    const html = document
      .toString()
      .replace(escapeQuotes(JSON.stringify(originalProps.list.counts)), escapeQuotes(JSON.stringify(counts)))
      // The extended list has further pages, and hydration would not remove the attribute `hidden`.
      .replace(/(<div [^>]*data-more="true") hidden=""/, '$1');
    await route.fulfill({ response, body: html });
  });
  return {
    countMatches: (path: string) => groups.get(path)?.length ?? 0,
    countMatchesOnFirstPage: (path: string) => firstPageGroups.get(path)?.length ?? 0,
  };
}
