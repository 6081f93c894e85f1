import { expect, type Page, test } from '@playwright/test';
import { isThreadContinuous } from '@/components/home/isThreadContinuous';
import { getHeaderLink, getMessages, interact, skipWithoutSections, stubMap, waitForFrames } from './site';

const { about, common, contact, services } = getMessages('en');
const { nav } = common;

/**
 * An animation at its start: target, opacity, duration in milliseconds, and distance from the top of the viewport in
 * pixels.
 */
type StartedAnimation = {
  target: string;
  opacity: string;
  duration: number;
  top: number;
  /** Width and opacity of the old page's snapshot in a view transition, and width of the header's own snapshot. */
  snapshot: string;
};

/** Records every animation of `opacity` that starts, including animations of view transitions. */
async function recordAnimations(page: Page): Promise<() => Promise<StartedAnimation[]>> {
  await page.addInitScript(() => {
    const started: unknown[] = [];
    const known = new WeakSet<Animation>();
    Object.assign(window, { started });
    const recordStarted = () => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect as KeyframeEffect;
        const opacity = effect.getKeyframes().flatMap((frame) => ('opacity' in frame ? [frame.opacity] : []));
        if (known.has(animation) || opacity.length === 0) continue;
        known.add(animation);
        const snapshot = getComputedStyle(document.documentElement, '::view-transition-old(root)');
        const header = getComputedStyle(document.documentElement, '::view-transition-new(header)');
        started.push({
          target: effect.pseudoElement ?? effect.target?.localName,
          opacity: opacity.join('→'),
          duration: Number(effect.getTiming().duration),
          top: effect.target?.getBoundingClientRect().top,
          snapshot: `${snapshot.width} ${snapshot.opacity}, below ${header.width}`,
        });
      }
      requestAnimationFrame(recordStarted);
    };
    requestAnimationFrame(recordStarted);
  });
  return () => page.evaluate(() => (window as unknown as { started: StartedAnimation[] }).started);
}

/** Returns the page transitions as text: pseudo-element, opacity, and the snapshots below and above. */
const getPageFades = (started: StartedAnimation[]) =>
  started
    .filter(({ target, duration }) => target.startsWith('::view-transition') && duration > 0)
    .map(({ target, opacity, snapshot }) => `${target} ${opacity} above ${snapshot}`);

/** Hides the browser's support of cross-document view transitions from the site. */
const disableViewTransitions = (page: Page) =>
  page.addInitScript(() => {
    delete (window as { CSSViewTransitionRule?: unknown }).CSSViewTransitionRule;
  });

for (const { browser, prepare, isFade } of [
  {
    browser: 'with view transitions',
    prepare: async () => {},
    isFade: ({ target, duration }: StartedAnimation) =>
      target.startsWith('::view-transition') && duration > 0,
  },
  {
    browser: 'without view transitions',
    prepare: disableViewTransitions,
    isFade: ({ target }: StartedAnimation) => target === 'main',
  },
]) {
  test(`pages fade in only after internal navigation ${browser}`, async ({ page }) => {
    skipWithoutSections('contact', 'trial');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await stubMap(page);
    await prepare(page);
    const getStarted = await recordAnimations(page);
    await page.goto('/en/services/');
    await waitForFrames(page);
    expect(await getStarted()).toEqual([]);
    await getHeaderLink(page, nav.about).click();
    await expect(page).toHaveTitle(about.meta.title);
    await expect.poll(async () => (await getStarted()).filter(isFade)).not.toEqual([]);
    expect((await getStarted()).filter(isFade).map(({ opacity }) => opacity)).toContain('0→1');
    for (const { duration } of await getStarted()) expect(duration).toBeLessThanOrEqual(250);
    if (prepare !== disableViewTransitions) {
      const fades = ['::view-transition-new(root) 0→1 above 1280px 1, below 1280px'];
      expect(getPageFades(await getStarted())).toEqual(fades);
      await page.goBack();
      await expect(page).toHaveTitle(services.meta.title);
      await expect.poll(async () => getPageFades(await getStarted())).toEqual(fades);
    }

    await page.goto('/en/contact/#trial');
    await page.locator('#trial').getByRole('link', { name: contact.trial.action }).click();
    await expect(page).toHaveURL('/en/contact/?kind=trial#enquiry');
    await expect(page.getByRole('heading', { name: contact.form.trialTitle })).toBeVisible();
    await waitForFrames(page);
    expect((await getStarted()).filter(isFade)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test.describe('elements with data-reveal', () => {
  test('fade in when a tenth is visible, unless visible at load', async ({ page }) => {
    const getStarted = await recordAnimations(page);
    await page.goto('/en/services/');
    await interact(page);
    const waiting = page.locator('[data-reveal="waiting"]');
    await expect(waiting).not.toHaveCount(0);
    for (const top of await waiting.evaluateAll((found) => found.map((e) => e.getBoundingClientRect().top))) {
      expect(top).toBeGreaterThanOrEqual(800);
    }
    expect((await getStarted()).filter(({ top }) => top < 800)).toEqual([]);

    const element = await waiting.first().elementHandle();
    /** Scrolls until this share of the element is visible. */
    const scrollToShare = (visibleShare: number) =>
      element?.evaluate((target, share) => {
        const { top, height } = target.getBoundingClientRect();
        scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' });
      }, visibleShare);
    await scrollToShare(0.05);
    await waitForFrames(page);
    expect(await element?.getAttribute('data-reveal')).toBe('waiting');
    await scrollToShare(0.15);
    await expect.poll(() => element?.getAttribute('data-reveal')).toBe('shown');
    await expect.poll(async () => (await getStarted()).map(({ opacity }) => opacity)).toContain('0→1');
    await expect.poll(() => element?.evaluate((target) => getComputedStyle(target).opacity)).toBe('1');
  });
});

/**
 * Returns the clip path of the last segment of the thread, the decorative line on the home page. Its segments are empty
 * spans that ignore clicks.
 */
const getLastSegmentClip = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main span:empty')]
      .filter((span) => getComputedStyle(span).pointerEvents === 'none')
      .map((segment) => getComputedStyle(segment, '::before').clipPath)
      .pop(),
  );

test('the thread grows while scrolling and is complete in print', async ({ page }) => {
  test.skip(!isThreadContinuous(), 'Editors have changed the order of the sections.');
  await page.goto('/en/');
  // The segment must be below the viewport, but near enough to be laid out. Sections above the segment are laid out
  // while scrolling, and move it.
  const scrollNearLastSegment = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll('main span:empty')].pop()?.closest('section');
      const { top } = last?.getBoundingClientRect() ?? { top: 0 };
      scrollBy({ top: top - 1.3 * innerHeight, behavior: 'instant' });
    });
  await expect.poll(() => scrollNearLastSegment().then(() => getLastSegmentClip(page))).toContain('100%');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await interact(page);
  await expect(page.locator('[data-reveal="waiting"]')).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  expect(await findTransparentElements(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => getLastSegmentClip(page)).toMatch(/^inset\((0(px|%)[ )])+$/);
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const hasNoViewTransitions of [false, true]) {
    test(`disables all animations${hasNoViewTransitions ? ' without view transitions' : ''}`, async ({
      page,
    }) => {
      if (hasNoViewTransitions) await disableViewTransitions(page);
      const getStarted = await recordAnimations(page);
      await page.goto('/en/');
      expect(await getLastSegmentClip(page)).toBe('none');
      await page.goto('/en/services/');
      await interact(page);
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
      await waitForFrames(page);
      expect(await findTransparentElements(page)).toEqual([]);
      expect(await getStarted()).toEqual([]);
      await page.locator('header a[hreflang="vi"]').click();
      await expect(page).toHaveTitle(getMessages('vi').services.meta.title);
      await waitForFrames(page);
      expect(await getStarted()).toEqual([]);
    });
  }
});

/** Returns the rendered elements whose opacity is below 1, except dimmed placeholders of links. */
function findTransparentElements(page: Page): Promise<string[]> {
  return page
    .locator('body :not(footer a:not([href]))')
    .evaluateAll((elements) =>
      elements
        .filter((element) => Number(getComputedStyle(element).opacity) < 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
}
