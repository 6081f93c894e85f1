/** @jest-environment jsdom */
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { applyUrlFilters } from '@/lib/browser/lists/applyUrlFilters';
import { writeQuery } from '@/lib/browser/lists/urlQuery';
import { ListHost } from './ListHost';
import { createEntries, getSummary, messages, SampleList } from './sampleList';

beforeAll(applyUrlFilters);

/** Each test has a separate list, because data files are cached as long as the document. */
let testCount = 0;
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
});

type Options = { count?: number; pageSize?: number };

/** Renders a list as server markup and applies the URL. */
function renderAtUrl(search: string, { count = 9, pageSize = 9 }: Options = {}) {
  testCount += 1;
  const all = createEntries(count);
  const summary = getSummary(`early${testCount}`, all, pageSize);
  history.replaceState(null, '', `/en/cases/${search}`);
  const list = <SampleList summary={summary} all={all} />;
  document.body.innerHTML = `<div data-modules="/cases.js">${renderToString(list)}</div>`;
  if (search !== '') dispatchEvent(new PopStateEvent('popstate'));
  const island = document.body.firstElementChild as HTMLElement;

  /** Hydrates the list. Returns React's recoverable errors. */
  const hydrate = async () => {
    const recoverableErrors: unknown[] = [];
    root = await act(async () =>
      hydrateRoot(island, list, { onRecoverableError: (error) => recoverableErrors.push(error) }),
    );
    island.setAttribute('data-hydrated', '');
    return recoverableErrors;
  };
  return { host: new ListHost(summary.name, all), island, list, hydrate };
}

const findElement = (selector: string) => document.querySelector<HTMLElement>(selector);
const getShownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-item]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.item);
const isHidden = (selector: string) => findElement(selector)?.hidden;
const getStatus = () => findElement('[data-status]')?.textContent;
const getActiveOptions = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent);

const formatStatus = (count: number, total: number) =>
  messages.showing.replace('{shown}', `${count}`).replace('{total}', `${total}`);

test.each([
  { search: '?tag=erp', expected: ['e0', 'e3', 'e6'] },
  { search: '?tag=erp&region=south', expected: ['e3'] },
  { search: '?tag=unknown', expected: createEntries(9).map(({ id }) => id) },
  { search: '?utm_source=zalo&region=south', expected: ['e1', 'e3', 'e5', 'e7'] },
])('$search shows $expected before hydration', ({ search, expected }) => {
  renderAtUrl(search);
  expect(getShownIds()).toEqual(expected);
  expect(getStatus()).toBe(formatStatus(expected.length, 9));
  expect(isHidden('[data-empty]')).toBe(true);
});

test('a choice without entries shows the empty state', () => {
  renderAtUrl('?tag=none');
  expect(getShownIds()).toEqual([]);
  expect(isHidden('[data-empty]')).toBe(false);
});

test('clearing the filters focuses the active filter', () => {
  renderAtUrl('?tag=none');
  const clearButton = findElement('[data-clear]');
  clearButton?.focus();
  clearButton?.click();
  expect(location.search).toBe('');
  expect(getShownIds()).toHaveLength(9);
  expect(findElement('[data-filter="tag"][data-value=""]')).toHaveFocus();
});

test('marks active options and keeps other parameters', () => {
  renderAtUrl('?tag=erp&utm_source=zalo');
  expect(getActiveOptions()).toEqual(['erp 3', `${messages.all} 9`]);
  const getHref = (selector: string) => findElement(selector)?.getAttribute('href');
  expect(getHref('[data-value="ai"]')).toContain('?utm_source=zalo&tag=ai');
  expect(getHref('[data-value="north"]')).toContain('?tag=erp&utm_source=zalo&region=north');
  expect(getHref('[data-clear]')).toMatch(/\?utm_source=zalo$/);
});

test('a filter with entries to fetch shows Loading and Load more', () => {
  renderAtUrl('?tag=ai', { pageSize: 3 });
  expect(getShownIds()).toEqual(['e1', 'e2']);
  expect(getStatus()).toBe(messages.loading);
  expect(isHidden('[data-more]')).toBe(false);
});

test('a pending search shows Loading and the filtered entries', () => {
  renderAtUrl('?q=entry+4&tag=erp');
  expect(getShownIds()).toEqual(['e0', 'e3', 'e6']);
  expect(getStatus()).toBe(messages.loading);
  expect(isHidden('[data-empty]')).toBe(true);
});

test('shows the query in the search box', () => {
  renderAtUrl('?q=stock');
  expect(findElement('input')).toHaveValue('stock');
});

test('text typed before hydration is searched', async () => {
  const { hydrate } = renderAtUrl('');
  const box = findElement('input') as HTMLInputElement;
  for (const value of ['e', '...', '', 'entry 4']) fireEvent.input(box, { target: { value } });
  await hydrate();
  await waitFor(() => expect(location.search).toBe('?q=entry+4'));
  expect(box).toHaveValue('entry 4');
  await waitFor(() => expect(getStatus()).toBe(formatStatus(1, 9)));
});

test('text typed before the URL is applied is kept and searched', async () => {
  const { hydrate } = renderAtUrl('');
  const box = findElement('input') as HTMLInputElement;
  box.value = 'entry 4';
  findElement('[data-filter="tag"][data-value="erp"]')?.click();
  expect(box).toHaveValue('entry 4');
  await hydrate();
  await waitFor(() => expect(location.search).toBe('?tag=erp&q=entry+4'));
});

test.each([
  ['has no letters and digits', '...'],
  ['is deleted after hydration', 'e4', ''],
])('Loading disappears if text typed before hydration %s', async (_, early, late = early) => {
  const { hydrate } = renderAtUrl('');
  const box = findElement('input') as HTMLInputElement;
  fireEvent.input(box, { target: { value: early } });
  await hydrate();
  fireEvent.input(box, { target: { value: late } });
  await waitFor(() => expect(getStatus()).toBe(formatStatus(9, 9)));
});

test('applies a query written by another list before hydration', async () => {
  const { host, hydrate, island } = renderAtUrl('');
  host.delayAll();
  writeQuery('?q=entry+4', 'push');
  expect(findElement('input')).toHaveValue('entry 4');
  expect(getStatus()).toBe(messages.loading);
  const before = readState(island);
  expect(await hydrate()).toEqual([]);
  expect(readState(island)).toEqual({ ...before, hasMore: expect.any(Boolean) });
});

test('applies a clicked filter at once; Back reverts it', async () => {
  renderAtUrl('');
  findElement('[data-value="erp"]')?.click();
  expect(location.search).toBe('?tag=erp');
  expect(getShownIds()).toEqual(['e0', 'e3', 'e6']);
  findElement('[data-value="south"]')?.click();
  expect(location.search).toBe('?tag=erp&region=south');
  expect(getShownIds()).toEqual(['e3']);
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
  expect(getShownIds()).toEqual(['e0', 'e3', 'e6']);
});

test('leaves clicks with modifier keys to the browser', () => {
  renderAtUrl('');
  const link = findElement('[data-value="erp"]');
  let isPrevented: boolean | undefined;
  link?.addEventListener('click', (event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(isPrevented).toBe(false);
  expect(location.search).toBe('');
});

/** Reads the visible state of a list. */
function readState(list: ParentNode) {
  const all = (selector: string) => [...list.querySelectorAll<HTMLElement>(selector)];
  const links = all('a[data-filter], a[data-clear]') as HTMLAnchorElement[];
  return {
    items: all('[data-item]:not([hidden])').map(({ dataset }) => dataset.item),
    status: all('[data-status]').map(({ textContent }) => textContent),
    links: links.map((link) => `${link.search} ${link.getAttribute('aria-current')}`),
    isEmpty: all('[data-empty]:not([hidden])').length === 1,
    hasMore: all('[data-more]:not([hidden])').length === 1,
    query: list.querySelector('input')?.value,
  };
}

const queries = [
  '',
  '?tag=erp',
  '?tag=erp&region=south',
  '?tag=none',
  '?q=entry+4',
  '?q=entry&tag=ai',
  '?q=north',
  '?q=zzzz',
];

describe.each([
  { condition: 'complete', pageSize: 9 },
  { condition: 'partial', pageSize: 3 },
])('a $condition list', ({ pageSize }) => {
  test.each(queries)('is unchanged after hydration at "%s"', async (search) => {
    const { host, hydrate, island } = renderAtUrl(search, { pageSize });
    host.delayAll();
    const before = readState(island);
    expect(await hydrate()).toEqual([]);
    // While a search is pending, Load more shows its loading state.
    expect(readState(island)).toEqual({ ...before, hasMore: expect.any(Boolean) });
  });

  test.each(queries)('follows the URL after hydration at "%s"', async (search) => {
    const { hydrate, island, list } = renderAtUrl(search, { pageSize });
    await hydrate();
    // The URLs after the first one do not depend on it.
    const further = search === '' ? ['?tag=ai', '?q=entry', ''] : [];
    for (const next of [search, ...further]) {
      await act(async () => writeQuery(next, 'push'));
      const { container, unmount } = await act(async () => render(list));
      await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
      await waitFor(() => expect(readState(island)).toEqual(readState(container)));
      unmount();
    }
  });

  test('searches for text typed before hydration', async () => {
    const { hydrate } = renderAtUrl('?tag=ai', { pageSize });
    (findElement('input') as HTMLInputElement).value = 'entry 4';
    expect(await hydrate()).toEqual([]);
    await waitFor(() => expect(location.search).toBe('?tag=ai&q=entry+4'));
    await waitFor(() => expect(getShownIds()).toEqual(['e4']));
  });

  test('is left to its component after hydration', async () => {
    const { hydrate } = renderAtUrl('?tag=erp', { pageSize });
    await hydrate();
    await act(async () => findElement('[data-value="ai"]')?.click());
    expect(location.search).toBe('?tag=ai');
    expect(getShownIds()).not.toContain('e0');
  });
});
