import { expect, type Page, test } from '@playwright/test';
import { ISLAND, ISLAND_HYDRATED, ISLAND_REPLACED } from '@/lib/browser/protocol';
import { acceptEnquiries, submitContactForm } from './contactForm';
import { delayFiles, stubMap, waitForSiteScript } from './site';

const ISLANDS = '**/_next/static/islands/**';

/** A form and a list, with their pages. Tests type into `field`, check `checkbox` and select `subject`. */
const islands = [
  { name: 'contactForm', path: '/en/contact/', field: '#message', checkbox: '#consent', subject: 'ai-video' },
  { name: 'cases', path: '/en/cases/', field: '#case-list input[type=search]' },
];

/** Changes that browser extensions make to an island; `control` is the field or first link of the island. */
const changes: Record<string, (control: Element, root: Element) => void> = {
  'inserts a custom element with a shadow root': (control) => {
    const element = document.createElement('password-icon');
    element.attachShadow({ mode: 'open' }).innerHTML = '<button type="button">Fill in</button>';
    control.after(element);
  },
  'wraps a field': (control) => {
    const { activeElement } = document;
    const wrapper = document.createElement('span');
    control.before(wrapper);
    wrapper.append(control);
    (activeElement as HTMLElement | null)?.focus();
  },
  'wraps everything': (_, root) => {
    const { activeElement } = document;
    const wrapper = document.createElement('div');
    wrapper.append(...root.childNodes);
    root.append(wrapper);
    (activeElement as HTMLElement | null)?.focus();
  },
  'adds attributes, classes and styles': (_, root) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      element.setAttribute('data-extension', 'x');
      element.classList.add('extension');
      element.style.outline = '0';
    }
  },
  'replaces texts': (_, root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() && !text.parentElement?.closest('select, textarea'))
        text.replaceWith(`${text.data}!`);
    }
  },
  'moves an element': (_, root) => {
    const parent = root.querySelector('label, li')?.parentElement;
    if (parent?.firstElementChild) parent.append(parent.firstElementChild);
  },
};

/** Changes of structure and texts, for the list. The contact form is tested with every change. */
const EXAMPLES = ['wraps everything', 'replaces texts'];

/** Collects uncaught errors and console errors of the page. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

async function applyChange(page: Page, island: string, control: string, kind: string) {
  await page.evaluate(
    ({ island, control, code }) => {
      const root = document.querySelector(island);
      const element = root?.querySelector(control);
      // biome-ignore lint/security/noGlobalEval: a function of this file, which the browser does not have
      if (root && element) window.eval(`(${code})`)(element, root);
    },
    { island, control, code: String(changes[kind]) },
  );
}

for (const { name, path, field, checkbox, subject } of islands) {
  test(`${name} keeps typed values when an extension changes its markup`, async ({ page }) => {
    test.slow();
    await stubMap(page);
    // With reduced motion the whole page is laid out at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const errors = collectErrors(page);
    const island = page.locator(`[${ISLAND}="${name}"]`);
    for (const kind of name === 'contactForm' ? Object.keys(changes) : EXAMPLES) {
      await test.step(kind, async () => {
        const release = await delayFiles(page, ISLANDS);
        await page.goto(path);
        await waitForSiteScript(page);
        if (checkbox) await page.locator(checkbox).check();
        if (subject) await page.locator('#subject').selectOption(subject);
        await page.locator(field).focus();
        await page.keyboard.type('kho bac');
        await page.keyboard.press('ArrowLeft');
        // The selector of a list's field begins with an element around the island.
        await applyChange(page, `[${ISLAND}="${name}"]`, field.split(' ').at(-1) ?? '', kind);
        await page.keyboard.type('X');
        release();
        await expect(island, kind).toHaveAttribute(ISLAND_HYDRATED);
        await page.keyboard.type('Y');
        await expect(page.locator(field), kind).toHaveValue('kho baXYc');
        await expect(page.locator(field), kind).toBeFocused();
        if (checkbox) await expect(page.locator(checkbox), kind).toBeChecked();
        if (subject) await expect(page.locator('#subject'), kind).toHaveValue(subject);
        expect(
          await page.evaluate(() => {
            const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          }),
          kind,
        ).toBe(true);
        await page.unroute(ISLANDS);
        await page.evaluate(() => localStorage.clear());
      });
    }
    expect(errors).toEqual([]);
  });
}

test('a changed form sends values typed before and after hydration', async ({ page }) => {
  await stubMap(page);
  const sent = await acceptEnquiries(page);
  const release = await delayFiles(page, ISLANDS);
  await page.goto('/en/contact/');
  await waitForSiteScript(page);
  await page.locator('#kind-trial').check();
  await page.locator('#name').fill('Lan');
  await page.locator('#email').fill('lan@example.com');
  await page.locator('#subject').selectOption('erp');
  await page.locator('#company').fill('Kho');
  await applyChange(page, `[${ISLAND}="contactForm"]`, '#name', 'wraps a field');
  release();
  await expect(page.locator(`[${ISLAND}="contactForm"]`)).toHaveAttribute(ISLAND_REPLACED, '');
  await expect(page.locator('#company')).toBeVisible();
  await page.locator('#message').fill('Two plants');
  await page.locator('#consent').check();
  await submitContactForm(page);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toMatchObject({
    kind: 'trial',
    name: 'Lan',
    email: 'lan@example.com',
    subject: 'erp',
    company: 'Kho',
    message: 'Two plants',
  });
});

test('a press that began before hydration operates a changed island', async ({ page }) => {
  await stubMap(page);
  const release = await delayFiles(page, ISLANDS);
  await page.goto('/en/contact/');
  await waitForSiteScript(page);
  await applyChange(page, `[${ISLAND}="contactForm"]`, '#name', 'wraps a field');
  await page.locator('label[for=consent]').hover();
  const loaded = page.waitForResponse(/islands\/contactForm-.*\.json$/);
  await page.mouse.down();
  release();
  await loaded;
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.locator(`[${ISLAND}="contactForm"]`)).toHaveAttribute(ISLAND_REPLACED, '');
  await expect(page.locator('#consent')).toBeChecked();
});

/** Replaces text nodes as browser translation does: each with two nested <font> elements. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, select')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data.toUpperCase();
      text.replaceWith(outer);
    }
  });
}

test('a translated form still reports missing fields', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/en/contact/');
  // Before the site's script runs, the browser posts the form natively.
  await waitForSiteScript(page);
  await translate(page);
  const send = page.locator('#enquiry form [type=submit]');
  // A single event, because press and release could hit two elements while the island is rendered again.
  await send.dispatchEvent('click');
  await expect(page.locator('#enquiry [aria-invalid=true]').first()).toBeVisible();
  await translate(page);
  await page.locator('#name').fill('Lan');
  await send.click();
  await expect(page.locator('#form-faults')).toBeFocused();
  await expect(page.locator('#form-faults').getByRole('link')).toHaveCount(3);
  await expect(page.locator('#name')).toHaveValue('Lan');
  expect(errors).toEqual([]);
});
