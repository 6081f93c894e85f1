import { expect, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { pages } from '@/lib/shared/i18n/paths';
import { hydrate, stubMap } from './site';

const fieldRoles = ['textbox', 'searchbox', 'combobox', 'checkbox', 'radio'];

for (const { path, island } of [
  { path: pages.contact, island: 'contactForm' },
  { path: pages.insights, island: 'newsletterForm' },
]) {
  test(`no field of ${path} is invalid before a visitor touches it`, async ({ page, context }) => {
    await stubMap(page);
    const devtools = await context.newCDPSession(page);
    /** Returns the fields of the accessibility tree, with their state. */
    const getFields = async () => {
      const { nodes } = await devtools.send('Accessibility.getFullAXTree');
      return nodes
        .filter(({ role }) => fieldRoles.includes(role?.value))
        .map(({ name, properties }) => ({
          name: name?.value as string,
          invalid: properties?.find((property) => property.name === 'invalid')?.value.value,
        }));
    };
    await page.goto(getLocalePath('en', path));
    // Chromium adds the fields to the accessibility tree some time after the page has loaded.
    await expect.poll(async () => (await getFields()).length).toBeGreaterThan(0);
    expect((await getFields()).filter(({ invalid }) => invalid !== 'false')).toEqual([]);
    await hydrate(page, island);
    expect((await getFields()).filter(({ invalid }) => invalid !== 'false')).toEqual([]);
  });
}
