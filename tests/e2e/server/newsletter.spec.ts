import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { getMessages, hydrate, skipWithoutSections } from '../site';
import { siteServerOptions } from './siteServerOptions';

test.use(siteServerOptions);

skipWithoutSections('insights', 'newsletter');

const getForm = (page: Page) => page.locator('#newsletter form');

async function openNewsletter(page: Page, locale: Locale) {
  await page.goto(getLocalePath(locale, pages.insights));
  await hydrate(page, 'newsletterForm');
}

test('shows field errors, and success after a valid subscription', async ({ page }) => {
  const { insights, contact } = getMessages('zh');
  const { errors } = contact.form;
  await openNewsletter(page, 'zh');
  const email = getForm(page).getByRole('textbox');
  const submit = getForm(page).getByRole('button', { name: insights.newsletter.submit });
  await submit.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(errors.required.email);
  const { consent, consentMissing } = insights.newsletter;
  const checkbox = getForm(page).getByRole('checkbox', { name: consent.label, exact: true });
  await expect(checkbox).toHaveAccessibleDescription(`${consent.hint} ${consentMissing}`);
  await email.fill('reader at example');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(errors.emailInvalid);

  await email.fill('reader@example.com');
  await checkbox.check();
  const answer = page.waitForResponse('**/api/leads');
  await submit.click();
  expect((await answer).status()).toBe(201);
  await expect(getForm(page).getByRole('status')).toHaveText(insights.newsletter.success);
  await expect(email).toHaveValue('');
});

test('a failed attempt keeps the email address; a retry sends once', async ({ page }) => {
  const { contact, insights } = getMessages('vi');
  const keys: (string | undefined)[] = [];
  await openNewsletter(page, 'vi');
  await page.route('**/api/leads', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.fulfill({ status: 500 }) : route.continue();
  });
  await getForm(page).getByRole('textbox').fill('lan@example.com');
  await getForm(page).getByRole('checkbox').check();
  await getForm(page).getByRole('button').press('Enter');
  await expect(getForm(page).getByRole('status')).toHaveText(contact.form.failure);
  await expect(getForm(page).getByRole('button')).toBeFocused();
  await expect(getForm(page).getByRole('textbox')).toHaveValue('lan@example.com');
  await getForm(page).getByRole('button').click();
  await expect(getForm(page).getByRole('status')).toHaveText(insights.newsletter.success);
  expect(keys[0]).toBe(keys[1]);
});

test('without client validation the server reports errors', async ({ page }) => {
  const { contact } = getMessages('en');
  await openNewsletter(page, 'en');
  // Validation is the only script loaded after the island.
  await page.route('**/_next/static/islands/*.js', (route) => route.abort());
  await getForm(page).getByRole('textbox').fill('not an address');
  await getForm(page).getByRole('checkbox').check();
  const answer = page.waitForResponse('**/api/leads');
  await getForm(page).getByRole('button').click();
  expect((await answer).status()).toBe(422);
  await expect(getForm(page).getByRole('textbox')).toHaveAccessibleDescription(
    contact.form.errors.emailInvalid,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a posted subscription returns to its form with a message', async ({ page }) => {
    const { insights } = getMessages('vi');
    await page.goto(getLocalePath('vi', pages.insights));
    await getForm(page).getByRole('textbox').fill('native@example.com');
    await getForm(page).getByRole('checkbox').check();
    await getForm(page).getByRole('button').click();
    await expect(page).toHaveURL(/\/vi\/insights\/\?sent=newsletter#newsletter-sent$/);
    await expect(page.locator('#newsletter-sent')).toBeVisible();
    await expect(page.locator('#newsletter-sent')).toHaveText(insights.newsletter.success);
    await expect(page.locator('#newsletter-failed')).toBeHidden();
  });

  test('a rejected subscription names the missing consent', async ({ page }) => {
    const { insights } = getMessages('vi');
    await page.goto(getLocalePath('vi', pages.insights));
    await getForm(page).getByRole('textbox').fill('native@example.com');
    await getForm(page).getByRole('button').click();
    await expect(page.getByText(insights.newsletter.consentMissing)).toBeVisible();
    await expect(page.locator('#newsletter-failed')).toBeHidden();
  });
});
