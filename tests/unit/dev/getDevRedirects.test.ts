/** @jest-environment node */

import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

const loadRedirects = async () => {
  const { getDevRedirects } = await import('@/scripts/dev/getDevRedirects');
  return getDevRedirects();
};

test('former URLs are redirected temporarily', async () => {
  messages.editJson('redirects.json', (rules) => {
    rules['/offers'] = '/services#pricing';
  });
  const redirects = await loadRedirects();
  expect(redirects).toContainEqual({
    source: '/vi/offers/',
    destination: '/vi/services/#pricing',
    permanent: false,
  });
  expect(redirects.filter(({ permanent }) => permanent)).toEqual([]);
});

test('there are no redirects if a message file is unreadable', async () => {
  messages.editText('redirects.json', () => '{');
  expect(await loadRedirects()).toEqual([]);
});
