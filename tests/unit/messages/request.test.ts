import request from '@/lib/content/messages/request';

jest.mock('next-intl/server', () => ({ getRequestConfig: (create: unknown) => create }));
jest.mock('next/root-params', () => ({ locale: async () => 'vi' }));

const getConfig = request as unknown as (options: { locale?: string }) => Promise<{
  getMessageFallback: (failure: object) => string;
}>;

test.each([
  [
    { code: 'MISSING_MESSAGE' },
    'messages/en/home.json: "hero.title" is missing, but the site uses it. Add it.',
  ],
  [
    { code: 'INVALID_MESSAGE', originalMessage: 'Expected "}"' },
    'messages/vi/home.json: "hero.title" is not valid: Expected "}"',
  ],
])('a message with the error %j stops the build', async (error, problem) => {
  const { getMessageFallback } = await getConfig({});
  expect(() => getMessageFallback({ error, key: 'hero.title', namespace: 'home' })).toThrow(problem);
});
