import type { Page } from '@playwright/test';
import { normalizeSpaces } from './normalizeSpaces';

/** A line of Playwright's ARIA snapshot: `- link "Name" [level=1]: text`. */
const LINE = /^\s*- '?([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?(?: \[([^\]]*)\])?'?:?(?: (.+?))?'?$/;

/**
 * Returns the page as a screen reader announces it, one line per element: role, level or state, and the name or text in
 * quotation marks. Unnamed groups are omitted.
 */
export async function getAnnouncements(page: Page): Promise<string[]> {
  const outline = await page.locator('body').ariaSnapshot();
  return outline.split('\n').flatMap((line) => {
    const [, role = '', name, state, text] = LINE.exec(line) ?? [];
    const words = name ? (JSON.parse(name) as string) : text?.replace(/^"(.*)"$/, '$1');
    if (!words) return [];
    const kind = [role, state?.replace('level=', '')].filter(Boolean).join(' ');
    return [`${kind} “${normalizeSpaces(words)}”`];
  });
}
