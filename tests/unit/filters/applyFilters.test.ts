import { applyFilters } from '@/lib/filters/applyFilters';

function list() {
  document.body.innerHTML = `
    <div id="list">
      <a data-filter="industry" data-value="" href="?">All</a>
      <a data-filter="industry" data-value="food" href="?industry=food">Food</a>
      <a data-filter="industry" data-value="retail" href="?industry=retail">Retail</a>
      <a data-filter="tag" data-value="" href="?">All</a>
      <a data-filter="tag" data-value="ai" href="?tag=ai">AI</a>
      <p data-status="{shown} of {total}"></p>
      <ul>
        <li data-item data-industry="food" data-tag="ai erp">one</li>
        <li data-item data-industry="retail" data-tag="ai">two</li>
        <li data-item data-industry="retail" data-tag="erp">three</li>
      </ul>
      <div data-empty hidden></div>
    </div>`;
  return document.getElementById('list') as HTMLElement;
}

const shown = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-item]')]
    .filter((item) => !item.hidden)
    .map((item) => item.textContent);

test.each([
  { search: '', expected: ['one', 'two', 'three'] },
  { search: '?industry=retail', expected: ['two', 'three'] },
  { search: '?industry=retail&tag=ai', expected: ['two'] },
  { search: '?industry=unknown', expected: ['one', 'two', 'three'] },
  { search: '?industry=', expected: ['one', 'two', 'three'] },
  { search: '?industry=FOOD', expected: ['one', 'two', 'three'] },
  { search: '?utm_source=zalo&tag=ai', expected: ['one', 'two'] },
])('the address "$search" shows $expected', ({ search, expected }) => {
  const root = list();
  applyFilters(root, search);
  expect(shown(root)).toEqual(expected);
  expect(root.querySelector('[data-status]')).toHaveTextContent(`${expected.length} of 3`);
  expect(root.querySelector<HTMLElement>('[data-empty]')?.hidden).toBe(true);
});

test('a choice without entries shows the empty state', () => {
  const root = list();
  applyFilters(root, '?industry=food&tag=ai');
  expect(shown(root)).toEqual(['one']);
  root.querySelector('[data-item]')?.remove();
  applyFilters(root, '?industry=food&tag=ai');
  expect(shown(root)).toEqual([]);
  expect(root.querySelector<HTMLElement>('[data-empty]')?.hidden).toBe(false);
});

test('the option in force is marked, one in each group', () => {
  const root = list();
  applyFilters(root, '?industry=food');
  const current = [...root.querySelectorAll('[aria-current="true"]')].map((option) => option.textContent);
  expect(current).toEqual(['Food', 'All']);
});

test('an option keeps the other filters and every other parameter', () => {
  const root = list();
  applyFilters(root, '?industry=food&utm_source=zalo');
  const searches = [...root.querySelectorAll('a')].map((option) => option.search);
  expect(searches).toEqual([
    '?utm_source=zalo',
    '?utm_source=zalo&industry=food',
    '?utm_source=zalo&industry=retail',
    '?industry=food&utm_source=zalo',
    '?industry=food&utm_source=zalo&tag=ai',
  ]);
});

describe('a list that stands in the page in part', () => {
  const known = { found: false, matching: undefined, more: false, busy: false };

  function partOfList() {
    document.body.innerHTML = `
      <div id="list" data-total="40">
        <search data-search><input type="search"></search>
        <a data-filter="tag" data-value="" data-count="40" href="?">All</a>
        <a data-filter="tag" data-value="ai" data-count="30" href="?tag=ai">AI</a>
        <a data-filter="tag" data-value="erp" data-count="1" href="?tag=erp">ERP</a>
        <p data-status="{shown} of {total}" data-part="{shown} of {matching} matching" data-loading="Loading"></p>
        <ul>
          <li data-item data-tag="ai">Tồn kho</li>
          <li data-item data-tag="erp">Đơn hàng</li>
          <li data-item data-tag="ai" data-result>A result</li>
        </ul>
        <div data-more><a href="/2/">More</a></div>
        <div data-empty hidden><a data-clear href="?">All</a></div>
      </div>`;
    return document.getElementById('list') as HTMLElement;
  }
  const status = (root: HTMLElement) => root.querySelector('[data-status]')?.textContent;
  const isHidden = (root: HTMLElement, selector: string) => root.querySelector<HTMLElement>(selector)?.hidden;
  const hurries = (root: HTMLElement) => root.hasAttribute('data-hurry');

  test('shows what it has and a way to the rest', () => {
    const root = partOfList();
    applyFilters(root, '');
    expect(shown(root)).toEqual(['Tồn kho', 'Đơn hàng']);
    expect(status(root)).toBe('2 of 40');
    expect(isHidden(root, '[data-more]')).toBe(false);
    expect(hurries(root)).toBe(false);
  });

  test('fills its search box with what is searched for', () => {
    const root = partOfList();
    applyFilters(root, '?q=kho');
    expect(root.querySelector('input')).toHaveValue('kho');
  });

  test('asks for the rest at once where a filter leaves less than the page could show', () => {
    const root = partOfList();
    applyFilters(root, '?tag=ai');
    expect(shown(root)).toEqual(['Tồn kho']);
    expect(status(root)).toBe('1 of 30 matching');
    expect(hurries(root)).toBe(true);
  });

  test('asks for nothing where the page holds all that a filter leaves', () => {
    const root = partOfList();
    applyFilters(root, '?tag=erp');
    expect(status(root)).toBe('1 of 40');
    expect(isHidden(root, '[data-more]')).toBe(true);
    expect(hurries(root)).toBe(false);
  });

  test.each([
    { search: '?q=ton', expected: ['Tồn kho'] },
    { search: '?q=%C4%91%C6%A1n', expected: ['Đơn hàng'] },
    { search: '?q=hang+don', expected: ['Đơn hàng'] },
    { search: '?q=kho&tag=erp', expected: [] },
  ])('shows what it has of the search $search until the results are there', ({ search, expected }) => {
    const root = partOfList();
    applyFilters(root, search);
    expect(shown(root)).toEqual(expected);
    expect(status(root)).toBe('Loading');
    expect(isHidden(root, '[data-empty]')).toBe(true);
    expect(hurries(root)).toBe(true);
  });

  test('shows nothing but the results as soon as they are there', () => {
    const root = partOfList();
    applyFilters(root, '?q=kho', { ...known, found: true, matching: 1 });
    expect(shown(root)).toEqual(['A result']);
    expect(status(root)).toBe('1 of 40');
    applyFilters(root, '?q=kho', { ...known, found: true, matching: 20 });
    expect(status(root)).toBe('1 of 20 matching');
    expect(hurries(root)).toBe(false);
  });

  test('shows the empty state where a search finds nothing', () => {
    const root = partOfList();
    root.querySelector('[data-result]')?.remove();
    applyFilters(root, '?q=kho', { ...known, found: true, matching: 0 });
    expect(isHidden(root, '[data-empty]')).toBe(false);
  });

  test('says that it loads only while it does', () => {
    const root = partOfList();
    applyFilters(root, '?q=kho', { ...known, busy: true, more: true });
    expect(status(root)).toBe('Loading');
    applyFilters(root, '?q=kho', { ...known, more: true });
    expect(status(root)).toBe('1 of 40');
    expect(isHidden(root, '[data-more]')).toBe(false);
  });

  test('takes punctuation alone for no search', () => {
    const root = partOfList();
    applyFilters(root, '?q=%3F%3F');
    expect(shown(root)).toEqual(['Tồn kho', 'Đơn hàng']);
  });

  test('leads back to all of this list, and leaves the others alone', () => {
    const root = partOfList();
    applyFilters(root, '?q=kho&tag=ai&category=event');
    expect(root.querySelector<HTMLAnchorElement>('[data-clear]')?.search).toBe('?category=event');
  });
});
