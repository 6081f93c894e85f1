/** @jest-environment jsdom */
import { dispatchPreloadError, PRELOAD_ERROR, recoverPage, SESSION_FIELDS } from '../recovery';
import { saveFieldsOnUnload } from '../recovery/fieldValues';

const FORM = `
  <input id="name"><input id="empty"><input type="checkbox" id="consent"><textarea id="message"></textarea>`;

const getField = (id: string) => document.getElementById(id) as HTMLInputElement;

test('field values are restored once in a document with the same fields', async () => {
  document.body.innerHTML = FORM;
  getField('name').value = 'Ana';
  getField('message').value = 'Two lines';
  getField('consent').checked = true;
  getField('message').focus();
  saveFieldsOnUnload();
  dispatchEvent(new Event('pagehide'));

  document.body.innerHTML = FORM;
  await recoverPage({ hasLoadFailed: false });
  expect(getField('name').value).toBe('Ana');
  expect(getField('message').value).toBe('Two lines');
  expect(getField('consent').checked).toBe(true);
  expect(document.activeElement?.id).toBe('message');
  expect(sessionStorage.getItem(SESSION_FIELDS)).toBeNull();
});

test('islands of restored fields are hydrated, also by a script loaded later', async () => {
  const fields = { name: 'Ana', message: '' };
  sessionStorage.setItem(SESSION_FIELDS, JSON.stringify({ fields }));
  document.body.innerHTML = FORM;
  const targets: string[] = [];
  addEventListener('pointerover', ({ target }) => targets.push((target as Element).id));
  await recoverPage({ hasLoadFailed: false });
  expect(targets).toEqual(['name']);
  document.body.append(document.createElement('script'));
  document.body.lastElementChild?.dispatchEvent(new Event('load'));
  expect(targets).toEqual(['name', 'name']);
});

test('a preload error that a listener handles is not reported', () => {
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  const error = new Error('not found');
  expect(dispatchPreloadError(error)).toBe(true);
  expect(reportError).toHaveBeenCalledWith(error);

  addEventListener(PRELOAD_ERROR, (event) => event.preventDefault(), { once: true });
  expect(dispatchPreloadError(error)).toBe(false);
  expect(reportError).toHaveBeenCalledTimes(1);
});
