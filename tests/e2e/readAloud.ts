import type { Page } from '@playwright/test';

/** A line of Playwright's outline of a page: `- link "Name" [level=1]: text`. */
const LINE = /^\s*- '?([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?(?: \[([^\]]*)\])?'?:?(?: (.+?))?'?$/;

/**
 * What a screen reader says from the top of the page to its end, a line each: the role of an element, its level or
 * state, and its name or text in quotation marks. Groups that have no name say nothing.
 */
export async function readAloud(page: Page): Promise<string[]> {
  const outline = await page.locator('body').ariaSnapshot();
  return outline.split('\n').flatMap((line) => {
    const [, role = '', name, state, text] = LINE.exec(line) ?? [];
    const words = name ? (JSON.parse(name) as string) : text?.replace(/^"(.*)"$/, '$1');
    if (!words) return [];
    const kind = [role, state?.replace('level=', '')].filter(Boolean).join(' ');
    return [`${kind} “${spoken(words)}”`];
  });
}

/** A text as it is spoken: spaces that keep words on one line are spaces. */
export function spoken(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
