import { expect, type Page, test } from '@playwright/test';
import { headerLink, policy, textsOf, wake } from './site';

const { common, about, cases, contact, insights, services } = textsOf('vi');

const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: common.states.loadFailed });
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: common.nav.about, exact: true });

/**
 * What each part of a page is given, and under which name of the same length it gets it here: the part then fails as
 * soon as it is drawn.
 */
const parts: { part: string; address: string; given: string; wrong: string; title: string }[] = [
  {
    part: 'the navigation bar',
    address: '/vi/about/',
    given: '"labels":{"siteName"',
    wrong: '"label_":{"siteName"',
    title: about.title,
  },
  {
    part: 'the offer of a language',
    address: '/vi/about/',
    given: '"texts":{"zh"',
    wrong: '"text_":{"zh"',
    title: about.title,
  },
  {
    part: 'a list with its filters and its search',
    address: '/vi/cases/',
    given: '"list":{"id":"case-list"',
    wrong: '"lis_":{"id":"case-list"',
    title: cases.title,
  },
  {
    part: 'Load more',
    address: '/vi/services/',
    given: '"labels":{"loadMore"',
    wrong: '"label_":{"loadMore"',
    title: services.title,
  },
  {
    part: 'the contact form',
    address: '/vi/contact/',
    given: '"subjects":[',
    wrong: '"subject_":[',
    title: contact.title,
  },
  {
    part: 'the newsletter',
    address: '/vi/insights/',
    given: '"labels":{"email"',
    wrong: '"label_":{"email"',
    title: insights.title,
  },
];

const escaped = (text: string) => JSON.stringify(text).slice(1, -1);

/** Opens a page whose payload is wrong: in its file, or, where the framework is not deferred, in the page itself. */
async function openBroken(page: Page, address: string, given: string, wrong: string): Promise<void> {
  let count = 0;
  await page.route(new RegExp(`/_next/static/payload/|${address}$`), async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const broken = body.replaceAll(given, wrong).replaceAll(escaped(given), escaped(wrong));
    if (broken !== body) count += 1;
    await route.fulfill({ response, body: broken === body ? body : broken.replace(policy, '') });
  });
  await page.goto(address);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect.poll(() => count).toBe(1);
}

for (const { part, address, given, wrong, title } of parts) {
  test(`${part} fails alone, says so, and is back after Retry`, async ({ page }) => {
    await openBroken(page, address, given, wrong);
    await expect(alerts(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(footerLink(page)).toBeVisible();
    const entries = await page.locator('[data-item]:visible').count();

    await alerts(page).getByRole('button', { name: common.states.retry }).click();
    await expect(alerts(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.locator('[data-item]:visible').count()).toBe(entries);
    await footerLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
  });
}

test('a page that fails leaves header and footer, and is back after Retry', async ({ page }) => {
  // An element of this name cannot be made.
  await openBroken(page, '/vi/about/', '"$","h1"', '"$","1h"');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    `${common.states.loadFailed}${common.states.retry}`,
  );
  await expect(page.getByRole('banner').getByRole('link', { name: common.nav.services })).toBeVisible();
  await expect(footerLink(page)).toBeVisible();
  await alerts(page).getByRole('button', { name: common.states.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
});

test('a page that fails is left behind by the next link', async ({ page }) => {
  await openBroken(page, '/vi/about/', '"$","h1"', '"$","1h"');
  await expect(alerts(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: common.nav.services }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.title);
  await expect(alerts(page)).toHaveCount(0);
});

test('where the navigation itself fails, links lead on as links do', async ({ page, context }) => {
  await openBroken(page, '/vi/services/', '"labels":{"loading"', '"label_":{"loading"');
  await wake(page);
  // It fails as it wants to say that there is no network.
  await context.setOffline(true);
  await page.locator('header a[hreflang="zh"]').click();
  await expect(alerts(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.title);
  await context.setOffline(false);
  await footerLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
});

test('a page that fails altogether stays as it was, with what was typed and links that lead on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const message = page.getByLabel(contact.form.message);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector('textarea');
      if (!field) return;
      field.value = 'Xưởng ở Bắc Ninh';
      document.addEventListener('input', () => document.documentElement.setAttribute('data-given-back', ''));
    });
  });
  await openBroken(page, '/vi/contact/', '"$","footer"', '"$","1ooter"');
  await expect(page.locator('html')).toHaveAttribute('data-given-back', '');
  await expect(message).toHaveValue('Xưởng ở Bắc Ninh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  await page.getByRole('button', { name: common.nav.menu }).click();
  await headerLink(page, common.nav.services).click();
  await expect(page).toHaveTitle(services.meta.title);
});
