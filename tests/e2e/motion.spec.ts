import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { localePath, pages } from '@/lib/i18n/paths';
import { everyPage, headerLink, textsOf, wake } from './site';

const { nav } = textsOf('en').common;

/** An animation as it began: what of, how long it takes, and whether it faded in what the visitor saw already. */
type Begun = { what: string; opacity: string; duration: number; top: number };

/** Notes every animation the document begins, those of its pictures during a change of page included. */
async function noteAnimations(page: Page): Promise<() => Promise<Begun[]>> {
  await page.addInitScript(() => {
    const begun: unknown[] = [];
    const known = new WeakSet<Animation>();
    Object.assign(window, { begun });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect as KeyframeEffect;
        const opacity = effect.getKeyframes().flatMap((frame) => ('opacity' in frame ? [frame.opacity] : []));
        if (known.has(animation) || opacity.length === 0) continue;
        known.add(animation);
        begun.push({
          what: effect.pseudoElement ?? effect.target?.className,
          opacity: opacity.join('→'),
          duration: Number(effect.getTiming().duration),
          top: effect.target?.getBoundingClientRect().top,
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { begun: Begun[] }).begun);
}

const fades = (begun: Begun[], layer: 'old' | 'new') =>
  begun.filter(({ what, duration }) => what.startsWith(`::view-transition-${layer}`) && duration > 0);

test.describe('a change of page', () => {
  test('fades the old page out and the new one in, within 250 ms', async ({ page }) => {
    const begun = await noteAnimations(page);
    await page.goto('/en/services/');
    await wake(page);
    await headerLink(page, nav.about).click();
    await expect(page).toHaveURL('/en/about/');
    await expect.poll(async () => fades(await begun(), 'new').map(({ opacity }) => opacity)).toContain('0→1');
    expect(fades(await begun(), 'old').map(({ opacity }) => opacity)).toContain('1→0');
    for (const { duration } of await begun()) expect(duration).toBeLessThanOrEqual(250);
  });

  test('to another language fades as well', async ({ page }) => {
    const begun = await noteAnimations(page);
    await page.goto('/en/services/');
    await wake(page);
    await page.locator('header a[hreflang="vi"]').click();
    await expect(page).toHaveURL('/vi/services/');
    await expect.poll(async () => fades(await begun(), 'new').map(({ opacity }) => opacity)).toContain('0→1');
    expect(fades(await begun(), 'old').map(({ opacity }) => opacity)).toContain('1→0');
    for (const { duration } of await begun()) expect(duration).toBeLessThanOrEqual(250);
  });

  for (const [how, first, then] of [
    ['within a language', '/en/about/', '/en/cases/'],
    ['to another language', '/vi/services/', '/vi/cases/'],
  ] as const) {
    test(`${how} blocks no click`, async ({ page }) => {
      await page.goto('/en/services/');
      await wake(page);
      // The fade is made so long that the click surely falls into it.
      await page.addInitScript(slowDown);
      await page.evaluate(slowDown);
      await page.locator(`header a[href="${first}"]`).first().click();
      await page.waitForFunction(
        (path) => location.pathname === path && document.documentElement.dataset.slow === 'new',
        first,
      );
      await page.locator(`header a[href="${then}"]`).click({ force: true });
      await expect(page).toHaveURL(then);
    });
  }
});

/** Makes every fade between pages last ten seconds. */
function slowDown() {
  const known = new WeakSet<Animation>();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { pseudoElement } = animation.effect as KeyframeEffect;
      if (known.has(animation) || !pseudoElement?.startsWith('::view-transition')) continue;
      known.add(animation);
      animation.effect?.updateTiming({ duration: 10_000 });
      if (pseudoElement.startsWith('::view-transition-new')) document.documentElement.dataset.slow = 'new';
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test.describe('elements that are marked for it', () => {
  test('fade in once a tenth of them is visible, what is on the screen already never', async ({ page }) => {
    const begun = await noteAnimations(page);
    await page.goto('/en/services/');
    await wake(page);
    const waiting = page.locator('[data-waiting]');
    await expect(waiting).not.toHaveCount(0);
    for (const top of await waiting.evaluateAll((found) => found.map((e) => e.getBoundingClientRect().top))) {
      expect(top).toBeGreaterThanOrEqual(800);
    }
    expect((await begun()).filter(({ top }) => top < 800)).toEqual([]);

    const element = await waiting.first().elementHandle();
    const showTenths = (part: number) =>
      element?.evaluate((target, share) => {
        const { top, height } = target.getBoundingClientRect();
        scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' });
      }, part);
    await showTenths(0.05);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await element?.getAttribute('data-waiting')).toBe('');
    await showTenths(0.15);
    await expect.poll(() => element?.getAttribute('data-waiting')).toBeNull();
    await expect.poll(async () => (await begun()).map(({ opacity }) => opacity)).toContain('0→1');
    await expect.poll(() => element?.evaluate((target) => getComputedStyle(target).opacity)).toBe('1');
  });

  test('are simply there on the way back to them', async ({ page }) => {
    const begun = await noteAnimations(page);
    await page.goto('/en/services/');
    await wake(page);
    const marked = page.locator('[data-reveal]').nth(2);
    await marked.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect(marked).toHaveCSS('opacity', '1');
    await headerLink(page, nav.about).click();
    await expect(page).toHaveTitle(textsOf('en').about.meta.title);
    const before = (await begun()).length;
    await page.goBack();
    await expect(marked).toBeInViewport();
    await expect(page.locator('[data-waiting]')).not.toHaveCount(0);
    const since = (await begun()).slice(before);
    expect(since.filter(({ what }) => !what.startsWith('::view'))).toEqual([]);
  });

  test('are there in print, wherever the visitor is', async ({ page }) => {
    await page.goto('/en/');
    await wake(page);
    await expect(page.locator('[data-waiting]')).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    expect(await faint(page)).toEqual([]);
  });
});

test.describe('who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('gets none: nothing fades, waits or moves', async ({ page }) => {
    const begun = await noteAnimations(page);
    await page.goto('/en/services/');
    await wake(page);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    await expect(page.locator('[data-reveal]').first()).toBeAttached();
    await headerLink(page, nav.about).click();
    await expect(page).toHaveTitle(textsOf('en').about.meta.title);
    await page.locator('header a[hreflang="vi"]').click();
    await expect(page).toHaveTitle(textsOf('vi').about.meta.title);
    expect(await begun()).toEqual([]);
    await page.goBack();
    await wake(page);
    expect((await begun()).filter(({ duration }) => duration > 0)).toEqual([]);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
  });
});

test('no exported page hides anything for a script to show', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(everyPage.length);
  const hiding = files.filter((name) =>
    /opacity:\s*0(?![.\d])|visibility:\s*hidden|data-waiting/.test(readFileSync(`out/${name}`, 'utf8')),
  );
  expect(hiding).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`every page shows everything it has, in ${locale}`, async ({ page }) => {
      for (const path of Object.values(pages)) {
        await page.goto(localePath(locale, path));
        expect(await faint(page), path).toEqual([]);
      }
    });
  }
});

/** What on the page is there but cannot be seen, or not quite, for lack of opacity. */
function faint(page: Page): Promise<string[]> {
  return page
    .locator('body *')
    .evaluateAll((elements) =>
      elements
        .filter((element) => Number(getComputedStyle(element).opacity) < 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
}
