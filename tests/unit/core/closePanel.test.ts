import { closePanel } from '@/lib/browser/core/closePanel';

beforeAll(closePanel);

beforeEach(() => {
  document.body.innerHTML =
    '<details data-panel open><summary>WeChat</summary><p tabindex="0">x</p></details><main>y</main>';
});

const getPanel = () => document.querySelector('details') as HTMLDetailsElement;
const press = (init: KeyboardEventInit) => dispatchEvent(new KeyboardEvent('keydown', init));
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('Escape closes the panel and focuses its button', () => {
  document.querySelector('p')?.focus();
  press({ key: 'Escape' });
  expect(getPanel()).not.toHaveAttribute('open');
  expect(document.querySelector('summary')).toHaveFocus();
});

test.each([{ key: 'Enter' }, { key: 'Escape', isComposing: true }])('%o leaves the panel open', (init) => {
  press(init);
  expect(getPanel()).toHaveAttribute('open');
});

test('a click outside closes the panel, a click inside does not', () => {
  click('p');
  expect(getPanel()).toHaveAttribute('open');
  click('main');
  expect(getPanel()).not.toHaveAttribute('open');
});
