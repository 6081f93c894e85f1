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
