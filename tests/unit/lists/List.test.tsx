import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListHost, notFound } from './ListHost';
import { createEntries, type Entry, getSummary, messages, SampleList } from './sampleList';

/** Each test has a separate list, because the fetched pages of a list are stored for the lifetime of the document. */
let testCount = 0;

type Options = { count?: number; firstPageCount?: number; search?: string };

/** Prepares a list at a URL. */
function openList({ count = 9, firstPageCount = 3, search = '' }: Options = {}) {
  testCount += 1;
  const all = createEntries(count);
  const summary = getSummary(`list${testCount}`, all, firstPageCount);
  history.replaceState(null, '', `/en/insights/${search}`);
  const host = new ListHost(summary.name, all);
  const renderList = () => render(<SampleList summary={summary} all={all} firstPageCount={firstPageCount} />);
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
    const { all, user, renderList } = openList({ firstPageCount: 9 });
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

  test('are reverted step by step by Back', async () => {
    const { all, user, renderList } = openList({ firstPageCount: 9, search: '?utm_source=zalo' });
    renderList();
    await user.click(getOption('tag', 'erp'));
    await user.click(getOption('region', 'south'));
    await goBack();
    expect(location.search).toBe('?utm_source=zalo&tag=erp');
    expect(getShownIds()).toEqual(['e0', 'e3', 'e6']);
    await goBack();
    expect(getShownIds()).toEqual(getIds(all));
  });

  test('without matches show the empty state, which can be cleared', async () => {
    const { user, renderList } = openList({ firstPageCount: 9, search: '?utm_source=zalo&tag=none' });
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

  test('opened in a new tab do not change the list', async () => {
    const { all, user, renderList } = openList({ firstPageCount: 9 });
    renderList();
    getOption('tag', 'erp').addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(getOption('tag', 'erp'));
    await user.keyboard('{/Control}');
    expect(location.search).toBe('');
    expect(getShownIds()).toEqual(getIds(all));
  });
});

describe('a partial list', () => {
  test('grows to its end and focuses the first new entry', async () => {
    const { all, host, user, renderList } = openList();
    renderList();
    const getFocusedItem = () => document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item;
    const press = async (count: number) => {
      getLoadMore().focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(getStatus()).toBe(formatStatus(count, 9)));
    };
    expect(getStatus()).toBe(formatStatus(3, 9));
    expect(getLoadMore()).toHaveAttribute('href', '/en/insights/archive/2/');
    await user.click(getLoadMore());
    // The third entry is also on page 2, but must not be repeated.
    await waitFor(() => expect(getShownIds()).toEqual(getIds(all.slice(0, 4))));
    expect(getFocusedItem()).toBe('e3');
    await press(6);
    expect(document.activeElement).toHaveTextContent('Entry 4 on ai');
    await press(8);
    expect(getFocusedItem()).toBe('e6');
    await press(9);
    expect(getFocusedItem()).toBe('e8');
    expect(getShownIds()).toEqual(getIds(all));
    expect(isLoadMoreVisible()).toBe(false);
    expect(screen.getByText(messages.end)).toBeVisible();
    expect(host.requested).toEqual(['2.json', '3.json', '4.json', '5.json']);
  });

  test('does not take the focus from another control', async () => {
    const { host, user, renderList } = openList();
    const release = host.delay('2.json');
    renderList();
    await user.click(getLoadMore());
    getSearchBox().focus();
    await act(async () => release());
    await waitFor(() => expect(getStatus()).toBe(formatStatus(4, 9)));
    expect(getSearchBox()).toHaveFocus();
  });

  test('shows a loading state and skeletons, and sends one request', async () => {
    const { host, user, renderList } = openList();
    const release = host.delay('2.json');
    renderList();
    await user.dblClick(getLoadMore());
    expect(getLoadMore()).toHaveTextContent(messages.loading);
    expect(getLoadMore()).toHaveFocus();
    expect(getLoadMore()).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('ul[aria-busy="true"]')).toBeInTheDocument();
    expect(document.querySelectorAll('li[aria-hidden]')).toHaveLength(2);
    await act(async () => release());
    await waitFor(() => expect(document.querySelector('[aria-busy], li[aria-hidden]')).toBeNull());
    expect(host.requested).toEqual(['2.json']);
  });

  test('shows an error with Retry and keeps its entries', async () => {
    const { host, user, renderList } = openList();
    host.respondWith('3.json', () => notFound);
    renderList();
    await user.click(getLoadMore());
    await waitFor(() => expect(getStatus()).toBe(formatStatus(4, 9)));
    await user.click(getLoadMore());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.loadFailedList));
    expect(getLoadMore()).toHaveTextContent(messages.retry);
    expect(getLoadMore()).toHaveFocus();
    expect(getShownIds()).toHaveLength(4);
    host.serveAll();
    await user.click(getLoadMore());
    await waitFor(() => expect(getStatus()).toBe(formatStatus(6, 9)));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('fetches filtered entries and keeps them', async () => {
    const { host, user, renderList } = openList({ search: '?category=event' });
    renderList();
    await user.click(getOption('tag', 'ai'));
    await waitFor(() => expect(getStatus()).toBe(formatPartialStatus(2, 6)));
    while (isLoadMoreVisible()) {
      const before = getShownIds().length;
      await user.click(getLoadMore());
      await waitFor(() => expect(getShownIds().length).toBeGreaterThan(before));
    }
    expect(getShownIds()).toEqual(['e1', 'e2', 'e4', 'e5', 'e7', 'e8']);
    expect(getStatus()).toBe(formatStatus(6, 9));
    expect(host.requested).toEqual(['tag-ai/1.json', 'tag-ai/2.json', 'tag-ai/3.json']);

    await user.click(getOption('tag', ''));
    expect(getShownIds()).toEqual(['e0', 'e1', 'e2']);
    await goBack();
    expect(getShownIds()).toHaveLength(6);
    expect(host.requested).toHaveLength(3);
  });

  test('shows Retry if filtered entries cannot be loaded', async () => {
    const { host, user, renderList } = openList({ search: '?tag=erp' });
    host.respondWith('tag-erp/1.json', () => notFound);
    renderList();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.loadFailedList));
    expect(getShownIds()).toEqual(['e0']);
    expect(getStatus()).toBe(formatPartialStatus(1, 3));
    host.serveAll();
    await user.click(getLoadMore());
    await waitFor(() => expect(getStatus()).toBe(formatPartialStatus(2, 3)));
  });
});

describe('a search', () => {
  test('is added to the URL as one history entry', async () => {
    const { all, user, renderList } = openList({ firstPageCount: 9 });
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
    await waitFor(() => expect(getStatus()).toBe(formatPartialStatus(2, 6)));
    await user.click(getLoadMore());
    await waitFor(() => expect(getStatus()).toBe(formatPartialStatus(4, 6)));
    await user.click(getLoadMore());
    await waitFor(() => expect(getStatus()).toBe(formatStatus(6, 9)));
    expect(new Set(getShownIds())).toEqual(new Set(['e1', 'e2', 'e4', 'e5', 'e7', 'e8']));
    await user.click(getOption('tag', 'erp'));
    expect(location.search).toBe('?q=entry&tag=erp');
    await waitFor(() => expect(getStatus()).toBe(formatPartialStatus(2, 3)));
  });

  test('updates the counts of the filter options', async () => {
    const { user, renderList } = openList({ firstPageCount: 9, search: '?tag=ai' });
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
    const { all, user, renderList } = openList({ firstPageCount: 9, search: '?q=zzzz' });
    renderList();
    expect(await screen.findByText(messages.empty.title)).toBeVisible();
    await user.click(getClearButton());
    expect(location.search).toBe('');
    expect(getSearchBox()).toHaveValue('');
    expect(getShownIds()).toEqual(getIds(all));
  });

  test('shows an error, keeps the entries and can be retried', async () => {
    const { host, user, renderList } = openList({ firstPageCount: 9, search: '?q=entry+4' });
    host.respondWith('search/head.json', () => notFound);
    renderList();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.loadFailedList));
    expect(getShownIds()).toEqual(['e4']);
    expect(isLoadMoreVisible()).toBe(true);
    host.serveAll();
    await user.click(getLoadMore());
    await waitFor(() => expect(getStatus()).toBe(formatStatus(1, 9)));
  });
});

/** A requested fade animation; `end` finishes it. */
type Fade = { item: string | undefined; opacity: unknown; end: () => void };

describe('entries', () => {
  const fades: Fade[] = [];

  /** Mocks `matchMedia` and `animate`, which jsdom lacks. */
  function mockAnimations({ prefersReducedMotion }: { prefersReducedMotion: boolean }) {
    fades.length = 0;
    window.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList;
    Element.prototype.animate = function (this: HTMLElement, keyframes) {
      const animation = { onfinish: () => {}, cancel: () => {}, play: () => {}, playState: 'running' };
      fades.push({
        item: this.dataset.item,
        opacity: (keyframes as PropertyIndexedKeyframes).opacity,
        end: () => animation.onfinish(),
      });
      return animation as unknown as Animation;
    };
  }

  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  test('fade in and out, but not on first render', async () => {
    mockAnimations({ prefersReducedMotion: false });
    const { user, renderList } = openList({ firstPageCount: 6, count: 6, search: '?tag=erp' });
    renderList();
    expect(fades).toEqual([]);
    await user.click(getOption('tag', 'ai'));
    const fadesOut = fades.filter(({ opacity }) => String(opacity) === '1,0');
    const fadesIn = fades.filter(({ opacity }) => String(opacity) === '0,1');
    expect(fadesOut.map(({ item }) => item)).toEqual(['e0', 'e3']);
    expect(fadesIn.map(({ item }) => item)).toEqual(['e1', 'e2', 'e4', 'e5']);
    expect(getShownIds()).toHaveLength(6);
    await act(async () => {
      for (const { end } of fadesOut) end();
    });
    await waitFor(() => expect(getShownIds()).toEqual(['e1', 'e2', 'e4', 'e5']));
  });

  test('fade in when loaded', async () => {
    mockAnimations({ prefersReducedMotion: false });
    const { user, renderList } = openList();
    renderList();
    await user.click(getLoadMore());
    await waitFor(() => expect(getShownIds()).toContain('e3'));
    expect(fades.map(({ item }) => item)).toEqual(['e3']);
  });

  test('are not animated with reduced motion', async () => {
    mockAnimations({ prefersReducedMotion: true });
    const { user, renderList } = openList({ firstPageCount: 6, count: 6 });
    renderList();
    await user.click(getOption('tag', 'ai'));
    expect(getShownIds()).toEqual(['e1', 'e2', 'e4', 'e5']);
    expect(fades).toEqual([]);
  });
});
