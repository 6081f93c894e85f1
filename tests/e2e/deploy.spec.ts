import { expect, type Page } from '@playwright/test';
import { loadEntities } from '@/lib/content/loadEntities';
import { isDeferred, type Missing, test } from './deployedSite';
import { headerLink, textsOf, wake } from './site';

const { common, about, contact, insights, services } = textsOf('en');
const HOSTS: Missing[] = ['status 404', 'a page'];

const newsletter = (page: Page) => page.getByLabel(insights.newsletter.email);
const search = (page: Page) => page.getByRole('searchbox').first();

/** The page as a fresh load of the second build shows it. */
async function expectNewBuild(page: Page, url: string, title: string) {
  await expect(page).toHaveURL(url);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
}

/** Collects the page's `preload-error` events, over every document it shows; with `prevent`, takes the recovery over. */
async function hearErrors(page: Page, prevent = false): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (line: string) => heard.push(line));
  await page.addInitScript((isPrevented) => {
    window.addEventListener('preload-error', (event) => {
      const { name } = (event as CustomEvent<Error>).detail;
      (window as unknown as { hear: (line: string) => void }).hear(name);
      document.documentElement.dataset.heard = `${Number(document.documentElement.dataset.heard ?? 0) + 1}`;
      if (isPrevented) event.preventDefault();
    });
  }, prevent);
  return heard;
}

for (const host of HOSTS) {
  test.describe(`after a deploy on a host that answers a missing file with ${host}`, () => {
    test('a link leads to the new page, loaded once, and the next one goes on without a load', async ({
      page,
      site,
    }) => {
      await page.goto('/en/services/');
      await wake(page);
      site.deploy(host);
      await headerLink(page, common.nav.about).click();
      await expectNewBuild(page, '/en/about/', about.meta.title);
      await wake(page);
      await headerLink(page, common.nav.contact).click();
      await expect(page).toHaveTitle(contact.meta.title);
      expect(site.documents()).toEqual(['/en/about/']);
    });

    test('a link whose page was fetched ahead leads there too', async ({ page, site }) => {
      await page.goto('/en/services/');
      await wake(page);
      // The data of the page comes from the first build, the scripts it names are gone.
      site.lose(/\/_next\/static\/chunks\/.*\.js$/, host);
      const fetched = page.waitForResponse(/contact\.__PAGE__\.txt/);
      await headerLink(page, common.nav.contact).hover();
      await fetched;
      site.restore();
      site.deploy(host);
      await headerLink(page, common.nav.contact).click();
      await expectNewBuild(page, '/en/contact/', contact.meta.title);
      await wake(page);
      await page.getByLabel(contact.form.name, { exact: true }).fill('Nguyễn Thị Mai');
      expect(site.documents()).toEqual(['/en/contact/']);
    });

    test('Back leads to a page that has to be fetched again', async ({ page, site }) => {
      await page.goto('/en/about/');
      await wake(page);
      await headerLink(page, common.nav.services).click();
      await expect(page).toHaveTitle(services.meta.title);
      await page.reload();
      await wake(page);
      site.deploy(host);
      await page.goBack();
      await expectNewBuild(page, '/en/about/', about.meta.title);
    });

    test('filters go on without a load', async ({ page, site }) => {
      await page.goto('/en/cases/');
      await wake(page);
      site.deploy(host);
      await page.locator('[data-filter="industry"][data-value="food"]').click();
      await expect(page).toHaveURL('/en/cases/?industry=food');
      await expect(page.locator('[data-item]:visible')).toHaveCount(
        loadEntities('customer-cases.json', 'en').filter(({ industry }) => industry === 'food').length,
      );
      expect(site.documents()).toEqual([]);
    });

    test('Load more goes on without a load', async ({ page, site }) => {
      await page.goto('/en/services/');
      await wake(page);
      site.deploy(host);
      await page.getByRole('button', { name: common.actions.loadMore }).click();
      await expect(page.locator('#device-list [data-item]')).toHaveCount(12);
      expect(site.documents()).toEqual([]);
    });

    test('a search loads the page anew, once, and nothing typed is lost', async ({ page, site }) => {
      const heard = await hearErrors(page);
      await page.goto('/en/insights/');
      await wake(page);
      await newsletter(page).fill('mai@example.com');
      site.deploy(host);
      await search(page).fill('invoice');
      await expectNewBuild(page, '/en/insights/?q=invoice', insights.meta.title);
      await expect(page.locator('[data-result]').first()).toBeVisible();
      await expect(search(page)).toHaveValue('invoice');
      await expect(newsletter(page)).toHaveValue('mai@example.com');
      expect(site.documents()).toEqual(['/en/insights/']);
      // Both lists of the page search.
      expect(heard).toHaveLength(2);
    });

    test('what was typed into the form is there on the way back', async ({ page, site }) => {
      await page.goto('/en/contact/');
      await wake(page);
      await page.getByLabel(contact.form.message).fill('Two plants in Bắc Ninh');
      site.deploy(host);
      await headerLink(page, common.nav.about).click();
      await expectNewBuild(page, '/en/about/', about.meta.title);
      await headerLink(page, common.nav.contact).click();
      await expect(page.getByLabel(contact.form.message)).toHaveValue('Two plants in Bắc Ninh');
    });

    test('a page first touched now is loaded anew, once, with what was typed', async ({ page, site }) => {
      test.skip(!isDeferred, 'A page that loads everything at once has what it needs before it is touched.');
      await page.goto('/en/insights/');
      site.deploy(host);
      await newsletter(page).pressSequentially('mai@example.com', { delay: 20 });
      // Not in the middle of typing.
      expect(site.documents()).toEqual([]);
      await page.keyboard.press('Tab');
      await expectNewBuild(page, '/en/insights/', insights.meta.title);
      await wake(page);
      await expect(newsletter(page)).toHaveValue('mai@example.com');
      expect(site.documents()).toEqual(['/en/insights/']);
    });

    test('a link on a page first touched now leads on, without a load of the page left', async ({
      page,
      site,
    }) => {
      await page.goto('/en/services/');
      site.deploy(host);
      await headerLink(page, common.nav.about).click();
      await expectNewBuild(page, '/en/about/', about.meta.title);
      expect(site.documents().filter((pathname) => pathname === '/en/about/')).toHaveLength(1);
    });

    test('a site whose scripts stay gone makes no loop, and its pages are read', async ({ page, site }) => {
      await hearErrors(page);
      await page.goto('/en/services/');
      await wake(page);
      site.deploy(host);
      site.lose(/\/_next\/static\/.*\.js$/, host);
      await headerLink(page, common.nav.about).click();
      await expectNewBuild(page, '/en/about/', about.meta.title);
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 6);
      await expect(page.locator('html')).toHaveAttribute('data-heard', '1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
      await headerLink(page, common.nav.contact).click();
      await expect(page).toHaveTitle(contact.meta.title);
      // Data and scripts fail side by side, and each asks for the page: the browser drops one request for the other.
      expect([...new Set(site.documents())]).toEqual(['/en/about/', '/en/contact/']);
      expect(site.documents().length).toBeLessThanOrEqual(3);
    });
  });

  test.describe(`where the framework is missing and the host answers with ${host}`, () => {
    test.beforeEach(async ({ page, site }) => {
      const heard = await hearErrors(page);
      site.lose(/\/_next\/static\/chunks\/.*\.js$/, host);
      await page.goto('/en/services/');
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 6);
      await expect.poll(() => heard).toHaveLength(1);
    });

    test('the page stays as it is, and is not loaded again', async ({ page, site }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.title);
      await expect(page.locator('[data-item]').first()).toBeVisible();
      expect(site.documents()).toEqual(['/en/services/']);
    });

    test('links, the menu and the languages work', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: common.nav.menu }).click();
      await headerLink(page, common.nav.about).click();
      await expect(page).toHaveTitle(about.meta.title);
      await page.getByRole('button', { name: common.nav.menu }).click();
      await page.locator('header a[hreflang="vi"]').click();
      await expect(page).toHaveTitle(textsOf('vi').about.meta.title);
    });
  });
}

test.describe('what does not load on demand', () => {
  const LOST = /\/_next\/static\/chunks\/.*\.js$/;

  test('is announced, and thrown where nobody takes it over', async ({ page, site }) => {
    const heard = await hearErrors(page);
    const thrown: string[] = [];
    page.on('pageerror', ({ name }) => thrown.push(name));
    await page.goto('/en/cases/');
    await wake(page);
    site.lose(LOST, 'status 404');
    await search(page).fill('erp');
    await expect(page.getByRole('alert').filter({ hasText: common.states.loadFailedList })).toBeVisible();
    await expect.poll(() => thrown).toEqual(heard);
    expect(heard).toEqual(['ChunkLoadError']);
    expect(site.documents()).toEqual(['/en/cases/']);
  });

  test('is left to who takes it over', async ({ page, site }) => {
    const heard = await hearErrors(page, true);
    const thrown: string[] = [];
    page.on('pageerror', ({ name }) => thrown.push(name));
    await page.goto('/en/cases/');
    await wake(page);
    site.deploy('status 404');
    await search(page).fill('erp');
    await expect(page.getByRole('alert').filter({ hasText: common.states.loadFailedList })).toBeVisible();
    expect(heard).toEqual(['ChunkLoadError']);
    expect(thrown).toEqual([]);
    expect(site.documents()).toEqual([]);
  });

  test('a piece of a page is mended by one load of that page', async ({ page, site }) => {
    const heard = await hearErrors(page);
    await page.goto('/en/about/');
    await wake(page);
    site.lose(LOST, 'status 404');
    await headerLink(page, common.nav.contact).click();
    await expect(page).toHaveURL('/en/contact/');
    await expect.poll(() => site.documents()).toEqual(['/en/about/', '/en/contact/']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
    expect(heard[0]).toBe('ChunkLoadError');
  });

  test('the data of a page is announced, and the page is loaded as a document', async ({ page, site }) => {
    const heard = await hearErrors(page);
    await page.goto('/en/services/');
    await wake(page);
    site.lose(/\/en\/about\/.*\.txt$/, 'status 404');
    await headerLink(page, common.nav.about).click();
    await expect(page).toHaveTitle(about.meta.title);
    expect(heard).toContain('PageDataError');
    expect(site.documents()).toEqual(['/en/services/', '/en/about/']);
  });
});
