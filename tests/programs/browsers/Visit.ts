import { setTimeout as wait } from 'node:timers/promises';
import { getLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '../../../lib/i18n/locales';
import type { Driver } from './Driver';

/** Time limit for an awaited condition. */
const CONDITION_TIMEOUT_MS = 20_000;

/** A browser with a viewport width and a locale, and the actions that steps perform on a page. */
export class Visit {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
    readonly locale: Locale,
    readonly width: number,
  ) {}

  /** Opens a page in the locale of the visit. */
  open(path: string): Promise<void> {
    return this.goto(getLocalePath(this.locale, path));
  }

  /** Follows a link to a path of the site and waits for the page, also after a redirect. */
  async goto(path: string): Promise<void> {
    const url = JSON.stringify(this.origin + path);
    // The link is added to the body, which does not exist while a document starts to load.
    await this.waitUntilTrue('the current page has a body', 'document.body');
    // The flag marks the window of the current document; the window of the next document does not have the flag.
    await this.driver.evaluate(
      `void (window.isNavigating = true, document.body.appendChild(Object.assign(document.createElement('a'), { href: ${url} })).click())`,
    );
    const hasNavigated = `!window.isNavigating && location.origin === '${this.origin}'`;
    await this.waitUntilTrue(
      `at ${path}`,
      `${hasNavigated} && document.readyState !== 'loading' && performance.getEntriesByType('paint').length > 0`,
    );
  }

  /** Goes back or forward in the session history. */
  goInHistory(steps: 1 | -1): Promise<void> {
    return this.driver.evaluate(`void setTimeout(() => history.go(${steps}))`);
  }

  /** Waits until an expression is true in the page. Throws an error with the description of the condition. */
  async waitUntilTrue(condition: string, expression: string): Promise<void> {
    const deadline = Date.now() + CONDITION_TIMEOUT_MS;
    let lastResult: unknown;
    while (Date.now() < deadline) {
      // Evaluation fails during navigation.
      lastResult = await this.driver.evaluate(`Boolean(${expression})`).catch(String);
      if (lastResult === true) return;
      await wait(50);
    }
    throw new Error(`not within ${CONDITION_TIMEOUT_MS / 1000} s: ${condition} (${lastResult})`);
  }

  /** Waits until the page has this path and query and is loaded. */
  waitForPath(path: string): Promise<void> {
    const currentPath = 'location.pathname + location.search';
    return this.waitUntilTrue(
      `at ${path}`,
      `${currentPath} === ${JSON.stringify(path)} && document.readyState !== 'loading'`,
    );
  }

  /** Scrolls the first matching element to the centre of the viewport and clicks it once it no longer moves. */
  async click(selector: string): Promise<void> {
    await this.waitUntilVisible(selector);
    await this.waitUntilTrue(
      `${selector} has stopped moving`,
      `((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { top } = element.getBoundingClientRect();
        // While a page fades in, WebKit ignores clicks.
        const isMoving = document.getAnimations().some(({ effect, playState }) => playState !== 'finished' && effect.getComputedTiming().endTime < Infinity);
        const hasStopped = window.lastTop === top && !isMoving;
        window.lastTop = top;
        return hasStopped;
      })(document.querySelector(${JSON.stringify(selector)}))`,
    );
    await this.driver.click(selector);
  }

  waitUntilVisible(selector: string): Promise<void> {
    return this.waitUntilTrue(`${selector} is visible`, getVisibilityExpression(selector));
  }

  waitUntilHidden(selector: string): Promise<void> {
    return this.waitUntilTrue(`${selector} is hidden`, `!${getVisibilityExpression(selector)}`);
  }

  /** Scrolls each element to the centre. Throws if another element covers it. */
  async expectUncovered(selector: string): Promise<void> {
    await this.waitUntilTrue(`${selector} exists`, `document.querySelector(${JSON.stringify(selector)})`);
    const covered = await this.driver.evaluate<
      string[]
    >(`[...document.querySelectorAll(${JSON.stringify(selector)})]
      // Elements that are visible only to screen readers are one pixel wide.
      .filter((element) => element.offsetWidth > 1)
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + Math.min(width, innerWidth) / 2, y + Math.min(height, innerHeight) / 2);
        // The link of a card covers the whole card.
        const isOwnLink = top && top.closest('a') && element.closest('article, li') && element.closest('article, li').contains(top);
        const isUncovered = top && (element.contains(top) || top.contains(element) || isOwnLink);
        return isUncovered ? [] : [(element.id || element.tagName) + ' by ' + (top ? top.outerHTML.slice(0, 80) : 'nothing')];
      })`);
    if (covered.length > 0) throw new Error(`covered: ${covered.join(', ')}`);
  }

  /** Throws if the page is wider than the viewport, a text begins or ends beside it, or punctuation starts a line. */
  async expectTextInView(): Promise<void> {
    await this.waitUntilTrue(
      'the page is as wide as the viewport',
      'document.documentElement.scrollWidth <= innerWidth + 1',
    );
    const texts = await this.driver.evaluate<string[]>(`((texts, found) => {
      // Text may be cut off in rows that scroll, in lines that end with an ellipsis, and if it is for screen readers only.
      const isCutOff = (element) => {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
        return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none' ||
          (element !== document.body && isCutOff(element.parentElement));
      };
      const getRects = (text, start, end) => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, end);
        return [...range.getClientRects()];
      };
      const startsLine = (text, index) => {
        // WebKit adds an empty rectangle at the end of the previous line.
        const before = getRects(text, index - 1, index).at(-1);
        const after = getRects(text, index, index + 1).at(-1);
        return before && after && after.top >= before.bottom;
      };
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const isBeside = getRects(text, 0, text.length).some(({ left, right }) => left < -1 || right > innerWidth + 1);
        const hasLooseComma = [...text.data.matchAll(/(?<=\\S)[，。、：；！？]/g)].some(({ index }) => startsLine(text, index));
        if ((isBeside || hasLooseComma) && !isCutOff(text.parentElement)) found.push(text.data.trim());
      }
      return found;
    })(document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), [])`);
    if (texts.length > 0)
      throw new Error(
        `beside the viewport or with punctuation at the start of a line at ${this.width} px: ${texts.join(', ')}`,
      );
  }
}

function getVisibilityExpression(selector: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')`;
}
