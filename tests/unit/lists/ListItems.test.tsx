import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListItems } from '@/components/lists/ListItems';
import type { ListFacts } from '@/lib/lists/ListFacts';
import { writeQuery } from '@/lib/lists/query';

type Entry = { id: string; tag: string };

const labels = {
  loadMore: 'Load more',
  loading: 'Loading',
  failed: 'Load failed',
  retry: 'Retry',
  end: 'The end',
};
const all: Entry[] = Array.from({ length: 9 }, (_, index) => ({
  id: `e${index}`,
  tag: index % 3 === 0 ? 'erp' : 'ai',
}));
const first = all.slice(0, 2);

/** Each test has a list of its own, because what was fetched stays for as long as the document lives. */
let tests = 0;

function mountList() {
  tests += 1;
  const list: ListFacts = {
    id: 'list',
    name: `list${tests}` as 'insights',
    locale: 'en',
    total: all.length,
    size: 2,
    onPage: first.map(({ id }) => id),
    filters: [{ name: 'tag', counts: { erp: 3, ai: 6 }, onPage: { erp: 1, ai: 1 } }],
    archive: '/en/insights/archive/2/',
  };
  const item = ({ id, tag }: Entry) => (
    <li key={id} data-item={id} data-tag={tag}>
      {id}
    </li>
  );
  return render(
    <div id="list" data-total={all.length}>
      {['', 'erp', 'ai'].map((value) => (
        <a key={value} href="?" data-filter="tag" data-value={value} data-count={value === 'erp' ? 3 : 6}>
          {value || 'all'}
        </a>
      ))}
      <p role="status" data-status="{shown} of {total}" data-part="{shown} of {matching} matching" />
      <ListItems<Entry> list={list} labels={labels} shape={{ id: 'string', tag: 'string' }} render={item}>
        {first.map(item)}
      </ListItems>
      <div data-empty hidden>
        none
      </div>
    </div>,
  );
}

const shown = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.dataset.item)
    .map((item) => item.textContent);
const status = () => screen.getByRole('status').textContent;
const control = (name: string) => screen.findByRole('button', { name });

const answers = new Map<string, () => Promise<Response> | Response>();
const asked: string[] = [];
const json = (value: unknown) => ({ ok: true, status: 200, json: async () => value }) as Response;

function serveAll() {
  const serve = (name: string, entries: Entry[]) => {
    const pages = Math.ceil(entries.length / 2);
    for (let page = 1; page <= pages; page += 1) {
      answers.set(`${name}${page}.json`, () =>
        json({ entries: entries.slice((page - 1) * 2, page * 2), pages, total: entries.length }),
      );
    }
  };
  serve('', all);
  serve(
    'tag-erp/',
    all.filter(({ tag }) => tag === 'erp'),
  );
  serve(
    'tag-ai/',
    all.filter(({ tag }) => tag === 'ai'),
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/en/insights/');
  asked.length = 0;
  answers.clear();
  serveAll();
  globalThis.fetch = jest.fn(async (url: string) => {
    const file = url.replace(/^\/data\/en\/list\d+\//, '');
    asked.push(file);
    return answers.get(file)?.() ?? ({ ok: false, status: 404 } as Response);
  }) as unknown as typeof fetch;
});

test('Load more adds page after page, up to the end, and the focus stays where it can', async () => {
  const user = userEvent.setup();
  mountList();
  expect(status()).toBe('2 of 9');
  for (const count of [4, 6, 8]) {
    await user.click(await control('Load more'));
    await waitFor(() => expect(status()).toBe(`${count} of 9`));
    expect(await control('Load more')).toHaveFocus();
  }
  await user.keyboard(' ');
  await waitFor(() => expect(status()).toBe('9 of 9'));
  expect(shown()).toEqual(all.map(({ id }) => id));
  expect(screen.getByText('The end')).toHaveFocus();
  expect(asked).toEqual(['2.json', '3.json', '4.json', '5.json']);
});

test('the list says that it is busy, and shows where entries will stand', async () => {
  let release: (response: Response) => void = () => {};
  answers.set('2.json', () => new Promise((resolve) => (release = resolve)));
  const user = userEvent.setup();
  mountList();
  await user.click(await control('Load more'));
  const button = await control('Loading');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelectorAll('li[aria-hidden]')).toHaveLength(2);
  await user.click(button);
  expect(asked).toEqual(['2.json']);
  await act(async () => release(json({ entries: all.slice(2, 4), pages: 5, total: 9 })));
  expect(screen.getByRole('list')).not.toHaveAttribute('aria-busy');
  expect(document.querySelectorAll('li[aria-hidden]')).toHaveLength(0);
});

test('a failure is told beside Retry, with everything shown still there', async () => {
  answers.set('3.json', () => ({ ok: false, status: 500 }) as Response);
  const user = userEvent.setup();
  mountList();
  await user.click(await control('Load more'));
  await waitFor(() => expect(status()).toBe('4 of 9'));
  await user.click(await control('Load more'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Load failed');
  expect(await control('Retry')).toHaveFocus();
  expect(shown()).toEqual(['e0', 'e1', 'e2', 'e3']);
  serveAll();
  await user.click(await control('Retry'));
  await waitFor(() => expect(status()).toBe('6 of 9'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a filter shows all that carries it, the part in the page first, and keeps what it has fetched', async () => {
  const user = userEvent.setup();
  mountList();
  await user.click(screen.getByText('ai'));
  expect(location.search).toBe('?tag=ai');
  await waitFor(() => expect(status()).toBe('2 of 6 matching'));
  await user.click(await control('Load more'));
  await waitFor(() => expect(status()).toBe('4 of 6 matching'));
  await user.click(await control('Load more'));
  await waitFor(() => expect(status()).toBe('6 of 9'));
  const visible = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(visible()).toEqual(['e1', 'e2', 'e4', 'e5', 'e7', 'e8']);
  expect(asked).toEqual(['tag-ai/1.json', 'tag-ai/2.json', 'tag-ai/3.json']);

  await user.click(screen.getByText('all'));
  await waitFor(() => expect(status()).toBe('2 of 9'));
  expect(visible()).toEqual(['e0', 'e1']);
  await act(async () => writeQuery('?tag=ai', 'push'));
  await waitFor(() => expect(status()).toBe('6 of 9'));
  expect(asked).toHaveLength(3);
});

test('a deep link to a filter fetches what the page lacks', async () => {
  history.replaceState(null, '', '?tag=erp');
  mountList();
  await waitFor(() => expect(status()).toBe('2 of 3 matching'));
  expect(asked).toEqual(['tag-erp/1.json']);
});

test('a filter whose entries do not come shows those of the page, and Retry', async () => {
  answers.set('tag-erp/1.json', () => json('<!doctype html>'));
  const user = userEvent.setup();
  mountList();
  await user.click(screen.getByText('erp'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Load failed');
  expect(status()).toBe('1 of 3 matching');
  serveAll();
  await user.click(await control('Retry'));
  await waitFor(() => expect(status()).toBe('2 of 3 matching'));
});
