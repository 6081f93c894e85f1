/** @jest-environment node */

import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

const load = async () => {
  const { getDevRedirects } = await import('@/scripts/dev/getDevRedirects');
  return getDevRedirects();
};

test('the development server leads on from former addresses, which no browser is to remember', async () => {
  messages.editJson('redirects.json', (rules) => {
    rules['/offers'] = '/services#pricing';
  });
  const redirects = await load();
  expect(redirects).toContainEqual({
    source: '/vi/offers/',
    destination: '/vi/services/#pricing',
    permanent: false,
  });
  expect(redirects.filter(({ permanent }) => permanent)).toEqual([]);
});

test('the development server starts although a message file cannot be read', async () => {
  messages.editText('redirects.json', () => '{');
  expect(await load()).toEqual([]);
});
