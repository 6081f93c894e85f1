import { securityHeaders } from '@/lib/hosting/headers';

let edge: typeof import('@/server/edge/handleEdgeRequest') & typeof import('@/server/edge/netlify');

beforeAll(async () => {
  Object.assign(globalThis, {
    REDIRECTS: [
      { from: '/en/insights/old/', to: '/en/insights/new/#top' },
      { from: '/tin-t%E1%BB%A9c/', to: '/about/' },
      { from: '/tin.php', to: '/about/' },
    ],
    PAGE_PATHS: ['/', '/about/', '/insights/new/'],
  });
  edge = {
    ...(await import('@/server/edge/handleEdgeRequest')),
    ...(await import('@/server/edge/netlify')),
  };
});

const handle = (path: string, init?: RequestInit) =>
  edge.handleEdgeRequest(new Request(`https://www.example.org${path}`, init));

test.each([
  ['/about/?lang=vi', 307, 'https://www.example.org/vi/about/'],
  ['/en/about/?lang=vi&a=1', 307, 'https://www.example.org/vi/about/?a=1'],
  ['/EN/about/', 308, 'https://www.example.org/en/about/'],
  ['/vi/Insights/NEW%E3%80%82?a=1', 308, 'https://www.example.org/vi/insights/new/?a=1'],
  ['/en/insights/old/', 308, '/en/insights/new/#top'],
  ['/tin-tức', 308, '/about/'],
  ['/tin.php?id=12', 308, '/about/?id=12'],
])('at the edge, %s is redirected with %i and all security headers', (path, status, location) => {
  const response = handle(path);
  expect(response?.status).toBe(status);
  expect(response?.headers.get('Location')).toBe(location);
  for (const [name, value] of Object.entries(securityHeaders))
    expect(response?.headers.get(name)).toBe(value);
});

test.each([
  { path: '/en/about/', method: 'GET' },
  { path: '/en/nothing/?lang=vi', method: 'GET' },
  { path: '/images/hero.svg', method: 'GET' },
  { path: '/api/leads', method: 'GET' },
  { path: '/about/', method: 'POST' },
  { path: '/nothing/', method: 'GET' },
  { path: '/EN/nothing/', method: 'GET' },
])('at the edge, $method $path is left to the host', ({ path, method }) => {
  expect(handle(path, { method })).toBeUndefined();
});

test('Netlify does not run the edge function for hashed files', () => {
  expect(edge.config.path).toBe('/*');
  expect(edge.config.excludedPath).toContain('/_next/static/*');
});
