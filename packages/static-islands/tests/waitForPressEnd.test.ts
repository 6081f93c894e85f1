/** @jest-environment jsdom */
import { trackPresses, waitForPressEnd } from '../client/waitForPressEnd';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button></button><select></select>';
  trackPresses();
});
afterEach(() => jest.runAllTimers());

function dispatchEvent(selector: string, type: string, pointerType = 'touch'): void {
  const event = Object.assign(new Event(type, { bubbles: true }), { pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
}

/** Returns true if the promise resolves within a time. */
async function isResolvedWithin(ms: number): Promise<boolean> {
  let isResolved = false;
  void waitForPressEnd().then(() => {
    isResolved = true;
  });
  await jest.advanceTimersByTimeAsync(ms);
  return isResolved;
}

test('does not wait without a press', async () => {
  expect(await isResolvedWithin(0)).toBe(true);
});

test('waits for the click that follows the release', async () => {
  dispatchEvent('button', 'pointerdown');
  expect(await isResolvedWithin(1_000)).toBe(false);
  dispatchEvent('button', 'pointerup');
  expect(await isResolvedWithin(300)).toBe(false);
  dispatchEvent('button', 'click');
  expect(await isResolvedWithin(0)).toBe(true);
});

test('stops waiting after three seconds without a release', async () => {
  dispatchEvent('button', 'pointerdown');
  expect(await isResolvedWithin(3_000)).toBe(true);
});

test('waits for a tap on a select, but not for a mouse press', async () => {
  dispatchEvent('select', 'pointerdown', 'touch');
  expect(await isResolvedWithin(300)).toBe(false);
  dispatchEvent('select', 'click');
  await jest.advanceTimersByTimeAsync(0);
  dispatchEvent('select', 'pointerdown', 'mouse');
  expect(await isResolvedWithin(0)).toBe(true);
});
