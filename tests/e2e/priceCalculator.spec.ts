import { expect, type Page, test } from '@playwright/test';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import type { Locale } from '@/lib/i18n/locales';
import { calculateQuotation, getPriceList } from '@/lib/pricing/quotation';
import { delayFiles, getMessages, hydrate, skipWithoutSections } from './site';

const { prices } = loadFacts();
const { perMonth } = prices;
const samples = { erp: prices.samples.erp ?? {}, wms: prices.samples.wms ?? {} };

/** Returns a total of a quotation in the format of a locale. */
function getTotal(
  locale: Locale,
  quantities: object,
  total: 'firstYear' | 'laterYear' = 'firstYear',
): string {
  const priceList = getPriceList(prices);
  const decimals = priceList.fractionDigits;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(calculateQuotation(quantities, priceList).totals[total] / 10 ** decimals);
}

function getParts(page: Page, locale: Locale) {
  const { calculator } = getMessages(locale).services.pricing;
  const section = page.locator('#pricing');
  return {
    getField: (item: keyof typeof perMonth) => section.getByLabel(calculator.fields[item], { exact: true }),
    quotation: section.locator('table').first(),
    send: section.getByRole('button', { name: calculator.send }),
    texts: calculator,
  };
}

test.beforeEach(() => skipWithoutSections('services', 'pricing'));

// A wide screen and a phone.
for (const [index, locale] of (['zh', 'vi'] as const).entries()) {
  test(`calculates, shares and sends a quotation in ${locale}`, async ({ page }) => {
    await page.setViewportSize(index === 0 ? { width: 1366, height: 800 } : { width: 390, height: 844 });
    await page.goto(`/${locale}/services/`);
    const { getField, quotation, send } = getParts(page, locale);
    await expect(quotation).toContainText(getTotal(locale, samples.erp));
    // Hydration may end before, between or after the two inputs.
    await getField('users').fill('100');
    await getField('servers').fill('2');
    const chosen = { ...samples.erp, users: 100, servers: 2 };
    await expect(quotation).toContainText(getTotal(locale, chosen));
    await expect(quotation).toContainText(getTotal(locale, chosen, 'laterYear'));
    await expect(page).toHaveURL(/\?users=100&.*servers=2#pricing$/);
    if (index === 0) {
      await page.reload();
      await expect(quotation).toContainText(getTotal(locale, chosen));
    }
    await send.click();
    const message = page.locator('#message');
    await expect(message).toHaveValue(new RegExp(getTotal(locale, chosen).replaceAll('.', '\\.')));
    await expect(message).toHaveValue(/\/services\/\?users=100\S*#pricing$/);
    await expect(page.locator('#subject')).toHaveValue('erp');
    await expect(page.locator('input[name="about"]')).toHaveValue('service:erp');
    if (index > 0) return;
    await message.fill('Changed');
    await page.reload();
    await expect(message).toHaveValue('Changed');
  });
}

test('on phones, the total replaces the contact bar while the fields are in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/en/services/#calculator');
  const { getField, quotation, send } = getParts(page, 'en');
  const { nav, bar, actions } = getMessages('en').common;
  const contactPrice = page
    .getByRole('navigation', { name: bar.label })
    .getByRole('link', { name: actions.price });
  await getField('users').fill('25');
  const total = page.locator('output').filter({ hasText: getTotal('en', { ...samples.erp, users: 25 }) });
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  // A trial click fails if another element covers the target.
  await send.click({ trial: true });
  await page.locator('summary').filter({ hasText: nav.menu }).click();
  await contactPrice.click({ trial: true });
  await page.keyboard.press('Escape');
  await quotation.evaluate((table) => table.scrollIntoView({ block: 'end' }));
  await expect(send).not.toBeInViewport();
  await contactPrice.click({ trial: true });
});

test('replaces invalid quantities with a message', async ({ page }) => {
  await page.goto('/en/services/?users=-5&connections=99999&videos=abc#pricing');
  const { getField, quotation } = getParts(page, 'en');
  await expect(getField('connections')).toHaveValue('50');
  await expect(getField('users')).toHaveValue('0');
  await expect(quotation).toContainText(getTotal('en', { connections: 50 }));
  for (const item of ['users', 'connections', 'videos'] as const) {
    await expect(getField(item)).toHaveAttribute('aria-invalid', 'true');
    await expect(getField(item)).toHaveAccessibleDescription(/0/);
  }
  await getField('users').fill('7000');
  await expect(quotation).toContainText(getTotal('en', { users: 5000, connections: 50 }));
  await getField('users').blur();
  await expect(getField('users')).toHaveValue('5000');
  await getField('users').fill('12');
  await expect(getField('users')).toHaveAttribute('aria-invalid', 'false');
});

test('prints after hydration if Print was clicked before', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-print-called', '');
    window.prompt = () => null;
  });
  const release = await delayFiles(page, '**/_next/static/islands/**');
  await page.goto('/en/services/');
  const { getField, quotation, texts } = getParts(page, 'en');
  await getField('users').fill('33');
  const print = page.getByRole('link', { name: texts.print });
  await print.click();
  await expect(print).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-print-called', '');
  await expect(quotation).toContainText(getTotal('en', { ...samples.erp, users: 33 }));
  await expect(getField('users')).toHaveValue('33');
});

test('writes the quantities to the URL before the form is sent', async ({ page }) => {
  await page.goto('/en/services/');
  await hydrate(page, 'priceCalculator');
  const { getField } = getParts(page, 'en');
  const query = await getField('users').evaluate((field: HTMLInputElement) => {
    field.value = '34';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    addEventListener('submit', (event) => event.preventDefault());
    field.form?.requestSubmit();
    return location.search;
  });
  expect(query).toContain('users=34');
});

test('the page of a service links to its own calculation', async ({ page }) => {
  await page.goto('/en/services/wms/');
  await page.locator('#price a[href$="#calculator"]').click();
  const { getField, quotation, send, texts } = getParts(page, 'en');
  await expect(page.locator('#calculator-title')).toBeInViewport();
  await expect(getField('videos')).toBeHidden();
  await expect(quotation).toContainText(getTotal('en', samples.wms));
  await page.getByRole('button', { name: texts.more }).click();
  await expect(getField('videos')).toBeVisible();
  await send.click();
  await expect(page.locator('input[name="about"]')).toHaveValue('service:wms');
  const [note = ''] = getMessages('en').contact.form.quotation.split('{amount}');
  await expect(page.getByText(`${note}${getTotal('en', samples.wms)}`)).toBeInViewport();

  // A link without quantities shows the sample quotation, of another service.
  await page.goto('/en/services/?about=service:wms#pricing');
  await hydrate(page, 'priceCalculator');
  await expect(getField('users')).toBeVisible();
});

test('prints only the quotation', async ({ page }) => {
  await page.goto('/en/services/?users=9#pricing');
  const { quotation, texts } = getParts(page, 'en');
  await expect(quotation).toContainText(getTotal('en', { users: 9 }));
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-print-called', '');
  });
  await page.getByRole('link', { name: texts.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-print-called', '');
  await page.emulateMedia({ media: 'print' });
  await expect(quotation).toBeVisible();
  const issuer = quotation.locator('~ p[data-url]');
  const printedUrl = await issuer.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printedUrl).toMatch(/\/en\/services\/\?users=9#pricing/);
  await expect(page.locator('#pricing-title')).toBeHidden();
  await expect(page.locator('#devices')).toBeHidden();
});

test('copies the URL of the quotation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/vi/services/?servers=3');
  const { texts } = getParts(page, 'vi');
  await page.getByRole('link', { name: texts.copy }).click();
  await expect(page.getByRole('link', { name: texts.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?users=0&servers=3#pricing$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the sample quotation and sends the quantities', async ({ page }) => {
    await page.goto('/zh/services/');
    const { getField, quotation, send, texts } = getParts(page, 'zh');
    await expect(quotation).toContainText(getTotal('zh', samples.erp));
    await expect(page.getByRole('link', { name: texts.copy })).toBeHidden();
    await getField('users').fill('75');
    await send.click();
    await expect(page).toHaveURL(/\/zh\/contact\/\?users=75&.*subject=erp&about=service%3Aerp#enquiry$/);
  });
});
