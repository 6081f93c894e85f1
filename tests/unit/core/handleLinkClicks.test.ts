/** @jest-environment jsdom */
import { handleLinkClicks } from '@/lib/browser/core/handleLinkClicks';

// The parameter `lang` would redirect the next page back.
const url = '/en/cases/?lang=en&industry=food#all-cases';

beforeAll(() => {
  history.replaceState(null, '', url);
  handleLinkClicks();
  // jsdom does not support navigation. This listener runs after the tested ones.
  addEventListener('click', (event) => event.preventDefault());
});

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'info').mockImplementation(() => {});
  localStorage.clear();
  history.replaceState(null, '', url);
});

function click(markup: string, init: MouseEventInit = {}): HTMLAnchorElement {
  document.body.innerHTML = markup;
  const link = document.querySelector('a') as HTMLAnchorElement;
  (link.firstElementChild ?? link).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
  return link;
}

test('a language link keeps query and fragment and stores the choice', () => {
  const link = click('<a href="/vi/cases/" hreflang="vi"><b>Tiếng Việt</b></a>');
  expect(link.href).toBe(`${location.origin}/vi/cases/?industry=food#all-cases`);
  expect(localStorage.getItem('locale')).toBe('vi');
  expect(log).toHaveBeenCalledWith('[navigation] /en/cases/ → /vi/cases/');
});

test.each([
  { condition: 'in a new tab', init: { ctrlKey: true } },
  { condition: 'in a new window', init: { shiftKey: true } },
])('stores the choice if the link opens $condition', ({ init }) => {
  click('<a href="/vi/cases/" hreflang="vi">Tiếng Việt</a>', init);
  expect(localStorage.getItem('locale')).toBe('vi');
  expect(log).not.toHaveBeenCalled();
});

test('logs other links without changing them', () => {
  const link = click('<a href="/en/about/?a=1#team">About</a>');
  expect(link.getAttribute('href')).toBe('/en/about/?a=1#team');
  expect(localStorage.getItem('locale')).toBeNull();
  expect(log).toHaveBeenCalledWith('[navigation] /en/cases/ → /en/about/');
});

test.each([
  { condition: 'a link within the page', markup: '<a href="#all-cases">Cases</a>' },
  { condition: 'a link to another host', markup: '<a href="https://zalo.me/1">Zalo</a>' },
  { condition: 'a mailto link', markup: '<a href="mailto:a@b.example">Mail</a>' },
  { condition: 'a link to a new tab', markup: '<a href="/en/about/" target="_blank">About</a>' },
  { condition: 'an anchor without href', markup: '<a>nothing</a>' },
])('does not log $condition', ({ markup }) => {
  click(markup);
  expect(log).not.toHaveBeenCalled();
});
