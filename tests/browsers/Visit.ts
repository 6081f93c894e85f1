import { setTimeout as wait } from 'node:timers/promises';
import { getLocalePath } from '../../lib/shared/i18n/getLocalePath';
import type { Locale } from '../../lib/shared/i18n/locales';
import type { Driver } from './Driver';

/** How long a page may take to do what is awaited, in milliseconds. */
const LONG = 20_000;

/** One visitor's step: a browser, a width, a language, and what the steps ask of a page. */
export class Visit {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
    readonly locale: Locale,
    readonly width: number,
  ) {}

  /** Opens a page of the site in the visitor's language. */
  open(path: string): Promise<void> {
    return this.goto(getLocalePath(this.locale, path));
  }

  /** Follows a link to an address of the site and waits for the page, whatever its address is in the end. */
  async goto(address: string): Promise<void> {
    const url = JSON.stringify(this.origin + address);
    // A document that has only just begun to load has nothing yet that a link could be put into.
    await this.until('a page to leave', 'document.body');
    await this.driver.evaluate(
      `void (window.isLeft = true, document.body.appendChild(Object.assign(document.createElement('a'), { href: ${url} })).click())`,
    );
    const isThere = `!window.isLeft && location.origin === '${this.origin}'`;
    await this.until(
      `at ${address}`,
      `${isThere} && document.readyState !== 'loading' && performance.getEntriesByType('paint').length > 0`,
    );
  }

  /** Goes back or forward in the browser's history. */
  go(steps: 1 | -1): Promise<void> {
    return this.driver.evaluate(`void setTimeout(() => history.go(${steps}))`);
  }

  /** Waits until an expression is true in the page; throws with what was awaited. */
  async until(what: string, expression: string): Promise<void> {
    const end = Date.now() + LONG;
    let last: unknown;
    while (Date.now() < end) {
      // A page that is being left or loaded cannot be asked.
      last = await this.driver.evaluate(`Boolean(${expression})`).catch(String);
      if (last === true) return;
      await wait(50);
    }
    throw new Error(`not within ${LONG / 1000} s: ${what} (${last})`);
  }

  /** Waits until the address is this one, without its origin, and the page is there. */
  at(address: string): Promise<void> {
    const here = 'location.pathname + location.search';
    return this.until(
      `at ${address}`,
      `${here} === ${JSON.stringify(address)} && document.readyState !== 'loading'`,
    );
  }

  /** Clicks the first of the elements, once it has come to rest in the middle of the window. */
  async click(selector: string): Promise<void> {
    await this.visible(selector);
    await this.until(
      `${selector} is at rest`,
      `((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { top } = element.getBoundingClientRect();
        // While a page fades in, WebKit hears no clicks.
        const isMoving = document.getAnimations().some(({ effect, playState }) => playState !== 'finished' && effect.getComputedTiming().endTime < Infinity);
        const isAtRest = window.lastTop === top && !isMoving;
        window.lastTop = top;
        return isAtRest;
      })(document.querySelector(${JSON.stringify(selector)}))`,
    );
    await this.driver.click(selector);
  }

  visible(selector: string): Promise<void> {
    return this.until(`${selector} is visible`, rendered(selector));
  }

  hidden(selector: string): Promise<void> {
    return this.until(`${selector} is hidden`, `!${rendered(selector)}`);
  }

  /** Scrolls each element to the middle and throws where something else is on top of it. */
  async uncovered(selector: string): Promise<void> {
    await this.until(`${selector} is there`, `document.querySelector(${JSON.stringify(selector)})`);
    const covered = await this.driver.evaluate<
      string[]
    >(`[...document.querySelectorAll(${JSON.stringify(selector)})]
      // What only screen readers meet is a pixel wide.
      .filter((element) => element.offsetWidth > 1)
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + Math.min(width, innerWidth) / 2, y + Math.min(height, innerHeight) / 2);
        // A card's link lies over the whole card.
        const isOwnLink = top && top.closest('a') && element.closest('article, li') && element.closest('article, li').contains(top);
        const isFree = top && (element.contains(top) || top.contains(element) || isOwnLink);
        return isFree ? [] : [(element.id || element.tagName) + ' by ' + (top ? top.outerHTML.slice(0, 80) : 'nothing')];
      })`);
    if (covered.length > 0) throw new Error(`covered: ${covered.join(', ')}`);
  }
}

function rendered(selector: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')`;
}
