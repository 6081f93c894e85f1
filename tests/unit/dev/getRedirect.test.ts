import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

const get = async (url: string, headers = {}) => {
  const { getRedirect } = await import('@/scripts/dev/getRedirect');
  return getRedirect({ url, headers });
};

test('former URLs are redirected as soon as they are saved', async () => {
  expect(await get('/vi/offers/?q=1')).toBeUndefined();
  messages.editJson('redirects.json', (rules) => {
    rules['/offers'] = '/services#pricing';
  });
  jest.resetModules();
  expect(await get('/vi/offers/?q=1')).toBe('/vi/services/?q=1#pricing');
  expect(await get('/vi/offers/', { 'sec-fetch-dest': 'image' })).toBeUndefined();
  messages.write('redirects.json', '{');
  jest.resetModules();
  expect(await get('/vi/offers/')).toBeUndefined();
});
