import { memoize } from '@/lib/content/memoize';

it('reads once per synchronous run in development, outside of requests', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const read = jest.fn((name: string) => name.toUpperCase());
  const memoized = memoize(read);
  expect([memoized('facts'), memoized('facts')]).toEqual(['FACTS', 'FACTS']);
  expect(read).toHaveBeenCalledTimes(1);
  await undefined;
  memoized('facts');
  expect(read).toHaveBeenCalledTimes(2);
});
