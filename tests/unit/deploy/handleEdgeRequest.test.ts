/** @jest-environment node */
import { securityHeaders } from '@/lib/shared/hosting/securityHeaders';

let edge: typeof import('@/server/edge/handleEdgeRequest') & typeof import('@/server/edge/netlify');

beforeAll(async () => {
  Object.assign(globalThis, {
    REDIRECTS: [
      { from: '/en/insights/old/', to: '/en/insights/new/#top' },
      { from: '/tin-t%E1%BB%A9c/', to: '/about/' },
      { from: '/tin.php', query: 'id=12', to: '/about/' },
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
  ['/About%EF%BC%8C?lang=zh', 307, 'https://www.example.org/zh/about/'],
  ['/en/insights/old/', 308, '/en/insights/new/#top'],
  ['/en/insights/old?a=1', 308, '/en/insights/new/?a=1#top'],
  ['/tin-tức', 308, '/about/'],
  ['/tin-t%e1%bb%a9c/', 308, '/about/'],
  ['/tin-tu\u031b\u0301c/', 308, '/about/'],
  ['/tin.php?id=12', 308, '/about/'],
])('at the edge, %s is redirected with %i and all security headers', (path, status, location) => {
  const response = handle(path);
  expect(response?.status).toBe(status);
  expect(response?.headers.get('Location')).toBe(location);
  for (const [name, value] of Object.entries(securityHeaders))
    expect(response?.headers.get(name)).toBe(value);
});

test.each([
  { path: '/en/about/', method: 'GET' },
  { path: '/en/about/?lang=xx', method: 'GET' },
  { path: '/en/nothing/?lang=vi', method: 'GET' },
  { path: '/images/hero.svg', method: 'GET' },
  { path: '/api/leads', method: 'GET' },
  { path: '/about/', method: 'POST' },
  { path: '/nothing/', method: 'GET' },
  { path: '/insights/nothing/', method: 'GET' },
  { path: '/EN/nothing/', method: 'GET' },
  { path: '/vi/Nothing%EF%BC%8C', method: 'GET' },
  { path: '/images/Hero.svg', method: 'GET' },
  { path: '/tin.php?id=13', method: 'GET' },
])('at the edge, $method $path is left to the host', ({ path, method }) => {
  expect(handle(path, { method })).toBeUndefined();
});

test('Netlify does not run the edge function for hashed files', () => {
  expect(edge.config.path).toBe('/*');
  expect(edge.config.excludedPath).toContain('/_next/static/*');
});
