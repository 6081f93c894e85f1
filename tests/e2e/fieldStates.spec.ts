import { expect, test } from '@playwright/test';
import { hydrate, stubMap } from './site';

const fieldRoles = ['textbox', 'searchbox', 'combobox', 'checkbox', 'radio'];

test('no field is invalid before a visitor touches it', async ({ page, context }) => {
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
  await page.goto('/en/contact/');
  // Chromium adds the fields to the accessibility tree some time after the page has loaded.
  await expect.poll(async () => (await getFields()).length).toBeGreaterThan(0);
  expect((await getFields()).filter(({ invalid }) => invalid !== 'false')).toEqual([]);
  await hydrate(page, 'contactForm');
  expect((await getFields()).filter(({ invalid }) => invalid !== 'false')).toEqual([]);
});
