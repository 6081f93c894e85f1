/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyUrlFilters } from '@/lib/browser/lists/applyUrlFilters';
import { createJsonResponse, ListHost, notFound } from './ListHost';
import { createEntries, type Entry, getSummary, messages, SampleList } from './sampleList';

// Handles clicks on filters.
beforeAll(applyUrlFilters);

/** Each test has a separate list, because data files are cached for the lifetime of the document. */
let testCount = 0;

type Options = { count?: number; pageSize?: number; search?: string; hasSearch?: boolean };

/** Prepares a list at a URL. */
function openList({ count = 9, pageSize = 3, search = '', hasSearch }: Options = {}) {
  testCount += 1;
  const all = createEntries(count);
  const summary = getSummary(`list${testCount}`, all, pageSize);
  history.replaceState(null, '', `/en/insights/${search}`);
  const host = new ListHost(summary.name, all);
  const renderList = () => render(<SampleList summary={summary} all={all} hasSearch={hasSearch} />);
  return { all, host, summary, renderList, user: userEvent.setup() };
}

const getItems = () => [...document.querySelectorAll<HTMLElement>('[data-item]')];
const getVisibleItems = () => getItems().filter(({ hidden }) => !hidden);
const getShownIds = () => getVisibleItems().map(({ dataset }) => dataset.item);
const getIds = (all: Entry[]) => all.map(({ id }) => id);
const getStatus = () => document.querySelector('[data-status]')?.textContent;
const getLoadMore = () => document.querySelector('[data-more] :is(a, button)') as HTMLElement;
const isLoadMoreVisible = () => getLoadMore().closest('[hidden]') === null;
const getSearchBox = () => screen.getByRole('searchbox', { name: messages.search });

const getOption = (name: string, value: string) =>
  document.querySelector<HTMLElement>(`[data-filter="${name}"][data-value="${value}"]`) as HTMLElement;
const getClearButton = () => document.querySelector('[data-clear]') as HTMLElement;

const formatStatus = (count: number, total: number) =>
  messages.showing.replace('{shown}', `${count}`).replace('{total}', `${total}`);
const formatPartialStatus = (count: number, matching: number) =>
  messages.showingPart.replace('{shown}', `${count}`).replace('{matching}', `${matching}`);

async function goBack() {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await arrived;
  });
}

describe('filters', () => {
  test('update the URL, the entries and the status', async () => {
    const { all, user, renderList } = openList({ pageSize: 9 });
    renderList();
    expect(getStatus()).toBe(formatStatus(9, 9));
    await user.click(getOption('tag', 'erp'));
    expect(location.search).toBe('?tag=erp');
    expect(getShownIds()).toEqual(['e0', 'e3', 'e6']);
    expect(getStatus()).toBe(formatStatus(3, 9));
    expect(getOption('tag', 'erp')).toHaveAttribute('aria-current', 'true');
    expect(getOption('tag', '')).not.toHaveAttribute('aria-current');

    await user.click(getOption('region', 'south'));
    expect(location.search).toBe('?tag=erp&region=south');
    expect(getShownIds()).toEqual(['e3']);
    await user.click(getOption('tag', ''));
    expect(location.search).toBe('?region=south');
    expect(getShownIds()).toEqual(getIds(all.filter(({ labels }) => labels.region[0]?.id === 'south')));
  });

  test('without matches show the empty state, which can be cleared', async () => {
    const { user, renderList } = openList({ pageSize: 9, search: '?utm_source=zalo&tag=none' });
    renderList();
    expect(getShownIds()).toEqual([]);
    expect(screen.getByText(messages.empty.title)).toBeVisible();
    expect(screen.getByText(messages.empty.hint)).toBeVisible();
    expect(screen.getByRole('link', { name: messages.contact })).toHaveAttribute(
      'href',
      '/en/contact/#enquiry',
    );
    getClearButton().focus();
    await user.keyboard('{Enter}');
    expect(location.search).toBe('?utm_source=zalo');
    expect(screen.getByText(messages.empty.title)).not.toBeVisible();
    expect(getOption('tag', '')).toHaveFocus();
  });
});

describe('a partial list', () => {
  test('grows to its end and focuses the first new entry', async () => {
    const { all, host, user, renderList } = openList({ count: 8 });
    renderList();
    const getFocusedItem = () => document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item;
    expect(getStatus()).toBe(formatStatus(3, 8));
    expect(getLoadMore()).toHaveAttribute('href', '/en/insights/archive/2/');
    await user.click(getLoadMore());
    await waitFor(() => expect(getShownIds()).toEqual(getIds(all.slice(0, 6))));
    expect(getFocusedItem()).toBe('e3');
    expect(document.activeElement).toHaveTextContent('Entry 3 on erp');
    getLoadMore().focus();
    await user.keyboard('{Enter}');
    expect(getStatus()).toBe(formatStatus(8, 8));
    expect(getFocusedItem()).toBe('e6');
    expect(getShownIds()).toEqual(getIds(all));
    expect(isLoadMoreVisible()).toBe(false);
    expect(screen.getByText(messages.end)).toBeVisible();
    expect(host.requested).toEqual(['cards.json']);
  });

  test('does not take the focus from another control', async () => {
    const { host, user, renderList } = openList();
    const release = host.delay('cards.json');
    renderList();
    await user.click(getLoadMore());
    getSearchBox().focus();
    await act(async () => release());
    await waitFor(() => expect(getStatus()).toBe(formatStatus(6, 9)));
    expect(getSearchBox()).toHaveFocus();
  });

  test('shows a loading state and skeletons, and sends one request', async () => {
    const { host, user, renderList } = openList();
    const release = host.delay('cards.json');
    renderList();
    await user.dblClick(getLoadMore());
    expect(getLoadMore()).toHaveTextContent(messages.loading);
    expect(getLoadMore()).toHaveFocus();
    expect(getLoadMore()).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('ul[aria-busy="true"]')).toBeInTheDocument();
    expect(document.querySelectorAll('li[aria-hidden]')).toHaveLength(3);
    await act(async () => release());
    await waitFor(() => expect(document.querySelector('[aria-busy], li[aria-hidden]')).toBeNull());
    expect(getStatus()).toBe(formatStatus(6, 9));
    expect(host.requested).toEqual(['cards.json']);
  });

  test('shows an error with Retry and keeps its entries', async () => {
    const { host, user, renderList } = openList();
    host.respondWith('cards.json', () => notFound);
    renderList();
    await user.click(getLoadMore());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.loadFailedList));
    expect(getLoadMore()).toHaveTextContent(messages.retry);
    expect(getLoadMore()).toHaveFocus();
    expect(getShownIds()).toHaveLength(3);
    host.serveAll();
    await user.click(getLoadMore());
    await waitFor(() => expect(getStatus()).toBe(formatStatus(6, 9)));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('shows Loading for a slow filter', async () => {
    const { host, user, renderList } = openList();
    const release = host.delay('cards.json');
    renderList();
    await user.click(getOption('tag', 'ai'));
    expect(getShownIds()).toEqual(['e1', 'e2']);
    expect(getStatus()).toBe(messages.loading);
    await act(async () => release());
    await waitFor(() => expect(getStatus()).toBe(formatPartialStatus(3, 6)));
  });

  test('loads the entries of a filter and keeps them', async () => {
    const { host, user, renderList } = openList({ search: '?category=event' });
    renderList();
    await user.click(getOption('tag', 'ai'));
    await waitFor(() => expect(getShownIds()).toEqual(['e1', 'e2', 'e4']));
    expect(getStatus()).toBe(formatPartialStatus(3, 6));
    await user.click(getLoadMore());
    expect(getShownIds()).toEqual(['e1', 'e2', 'e4', 'e5', 'e7', 'e8']);
    expect(getStatus()).toBe(formatStatus(6, 9));
    await user.click(getOption('tag', ''));
    expect(getShownIds()).toEqual(['e0', 'e1', 'e2']);
    await goBack();
    expect(getShownIds()).toHaveLength(6);
    expect(host.requested).toEqual(['cards.json']);
  });

  test('shows Retry if the entries of a filter cannot be loaded', async () => {
    const { host, user, renderList } = openList({ search: '?tag=erp' });
    host.respondWith('cards.json', () => notFound);
    renderList();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.loadFailedList));
    expect(getShownIds()).toEqual(['e0']);
    expect(getStatus()).toBe(formatStatus(1, 9));
    host.serveAll();
    await user.click(getLoadMore());
    await waitFor(() => expect(getShownIds()).toEqual(['e0', 'e3', 'e6']));
  });

  test('without matches among all entries shows the empty state', async () => {
    const { renderList } = openList({ search: '?tag=none' });
    renderList();
    await waitFor(() => expect(screen.getByText(messages.empty.title)).toBeVisible());
  });
});

describe('a search', () => {
  test('is added to the URL as one history entry', async () => {
    const { all, user, renderList } = openList({ pageSize: 9 });
    renderList();
    await user.type(getSearchBox(), 'entry 4');
    await waitFor(() => expect(location.search).toBe('?q=entry+4'));
    await waitFor(() => expect(getShownIds()).toEqual(['e4']));
    expect(getStatus()).toBe(formatStatus(1, 9));
    await user.type(getSearchBox(), '{Backspace}5{Enter}');
    expect(location.search).toBe('?q=entry+5');
    await waitFor(() => expect(getShownIds()).toEqual(['e5']));
    await goBack();
    expect(getSearchBox()).toHaveValue('');
    expect(getShownIds()).toEqual(getIds(all));
  });

  test('respects filters on every page', async () => {
    const { user, renderList } = openList({ search: '?tag=ai&q=entry' });
    renderList();
    await waitFor(() => expect(getStatus()).toBe(formatPartialStatus(3, 6)));
    await user.click(getLoadMore());
    await waitFor(() => expect(getStatus()).toBe(formatStatus(6, 9)));
    expect(new Set(getShownIds())).toEqual(new Set(['e1', 'e2', 'e4', 'e5', 'e7', 'e8']));
    await user.click(getOption('tag', 'erp'));
    expect(location.search).toBe('?q=entry&tag=erp');
    await waitFor(() => expect(getStatus()).toBe(formatStatus(3, 9)));
  });

  test('updates the counts of the filter options', async () => {
    const { user, renderList } = openList({ pageSize: 9, search: '?tag=ai' });
    renderList();
    expect(getOption('tag', 'erp')).toHaveTextContent('erp 3');
    await user.type(getSearchBox(), 'erp{Enter}');
    await waitFor(() => expect(getOption('tag', 'ai')).toHaveTextContent('ai 0'));
    expect(getOption('tag', '')).toHaveTextContent(`${messages.all} 3`);
    expect(getOption('tag', 'erp')).toHaveTextContent('erp 3');
    expect(getOption('region', 'north')).toHaveTextContent('north 2');
    await user.clear(getSearchBox());
    await waitFor(() => expect(getOption('tag', 'ai')).toHaveTextContent('ai 6'));
  });

  test('without results shows the empty state, which can be cleared', async () => {
    const { all, user, renderList } = openList({ pageSize: 9, search: '?q=zzzz' });
    renderList();
    expect(await screen.findByText(messages.empty.title)).toBeVisible();
    await user.click(getClearButton());
    expect(location.search).toBe('');
    expect(getSearchBox()).toHaveValue('');
    expect(getShownIds()).toEqual(getIds(all));
  });

  test.each([3, 9])('is ignored by a list of %i entries without a search box', (pageSize) => {
    const { host, renderList } = openList({ pageSize, search: '?q=entry+4', hasSearch: false });
    host.respondWith('search/head.json', () => notFound);
    renderList();
    expect(getShownIds()).toHaveLength(pageSize);
    expect(getStatus()).toBe(formatStatus(pageSize, 9));
  });

  test.each([
    ['a missing file', 'head.json', notFound],
    ['a file of another build', 'terms-0.json', createJsonResponse({ stamp: 'other', terms: [] })],
  ])('shows an error after %s, keeps the entries and can be retried', async (_, file, response) => {
    const { all, host, user, renderList } = openList({ pageSize: 9, search: '?q=entry+4' });
    host.respondWith(`search/${file}`, () => response);
    renderList();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.loadFailedList));
    expect(getShownIds()).toEqual(getIds(all));
    expect(isLoadMoreVisible()).toBe(true);
    host.serveAll();
    await user.click(getLoadMore());
    await waitFor(() => expect(host.requested.filter((name) => name === `search/${file}`)).toHaveLength(2));
    await waitFor(() => expect(getStatus()).toBe(formatStatus(1, 9)));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('entries', () => {
  /** The ids of the entries that were faded in. */
  const fadedIds: unknown[] = [];

  /** Mocks `matchMedia` and `animate`, which jsdom lacks. */
  function mockAnimations({ prefersReducedMotion }: { prefersReducedMotion: boolean }) {
    fadedIds.length = 0;
    window.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList;
    Element.prototype.animate = function (this: HTMLElement, keyframes) {
      expect((keyframes as PropertyIndexedKeyframes).opacity).toEqual([0, 1]);
      fadedIds.push(this.dataset.item);
      return { cancel: () => {}, play: () => {}, playState: 'running' } as unknown as Animation;
    };
  }

  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  test('fade in if they were hidden, but not on first render', async () => {
    mockAnimations({ prefersReducedMotion: false });
    const { user, renderList } = openList({ pageSize: 6, count: 6, search: '?tag=erp' });
    renderList();
    expect(fadedIds).toEqual([]);
    await user.click(getOption('tag', 'ai'));
    expect(getShownIds()).toEqual(['e1', 'e2', 'e4', 'e5']);
    expect(fadedIds).toEqual(['e1', 'e2', 'e4', 'e5']);
  });

  test('fade in when loaded', async () => {
    mockAnimations({ prefersReducedMotion: false });
    const { user, renderList } = openList();
    renderList();
    await user.click(getLoadMore());
    await waitFor(() => expect(getShownIds()).toContain('e3'));
    expect(fadedIds).toEqual(['e3', 'e4', 'e5']);
  });

  test('are not animated with reduced motion', async () => {
    mockAnimations({ prefersReducedMotion: true });
    const { user, renderList } = openList({ pageSize: 6, count: 6 });
    renderList();
    await user.click(getOption('tag', 'ai'));
    expect(getShownIds()).toEqual(['e1', 'e2', 'e4', 'e5']);
    expect(fadedIds).toEqual([]);
  });
});
