/** @jest-environment jsdom */
import { copyOnClick } from '../client/copyOnClick';

const copy = jest.fn<boolean, [string]>();

beforeEach(() => {
  // Missing in jsdom.
  document.execCommand = copy;
  document.body.innerHTML = '<b>an-account</b><button hidden data-copy="Copied">Copy</button>';
  copyOnClick();
});

const getButton = () => document.querySelector('button') as HTMLButtonElement;

test('shows the button', () => {
  expect(getButton().hidden).toBe(false);
});

test('copies the text before the button and confirms it', () => {
  copy.mockReturnValue(true);
  getButton().click();
  expect(copy).toHaveBeenCalledWith('copy');
  expect(`${getSelection()}`).toBe('an-account');
  expect(getButton().textContent).toBe('Copied');
});

test('selects the text if the browser refuses', () => {
  copy.mockReturnValue(false);
  getButton().click();
  expect(`${getSelection()}`).toBe('an-account');
  expect(getButton().textContent).toBe('Copy');
});
