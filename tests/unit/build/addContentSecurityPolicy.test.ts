/** @jest-environment node */
import { createHash } from 'node:crypto';
import {
  type Analytics,
  type AnalyticsOrigins,
  getAnalyticsOrigins,
  getTracker,
} from '@/lib/shared/analytics/getTracker';
import { addContentSecurityPolicy } from '@/scripts/build/addContentSecurityPolicy';
import { ExportedDocument } from '@/scripts/build/ExportedDocument';

const map = 'https://map.example';

function getPolicy(head: string, leads?: string, analytics?: AnalyticsOrigins) {
  const document = new ExportedDocument(
    `<html><head><meta charSet="utf-8"/>${head}</head><body></body></html>`,
  );
  addContentSecurityPolicy(document, { leads, map, analytics });
  const [, policy = ''] =
    /^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      document.toString(),
    ) ?? [];
  return new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)] as const));
}

const getScriptHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('allows scripts of this site and inline scripts by hash', () => {
  const policy = getPolicy(
    '<script>a()</script><script>a()</script><script type="speculationrules">{}</script><script type="application/json">[]</script>',
  );
  expect(policy.get('script-src')).toEqual(["'self'", getScriptHash('a()'), getScriptHash('{}')]);
});

test('allows other resources only from this site and the map', () => {
  const policy = getPolicy('');
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('frame-src')).toEqual([map]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.has('connect-src')).toBe(false);
});

test('allows requests to the enquiry endpoint', () => {
  const policy = getPolicy('', 'https://leads.example');
  expect(policy.get('form-action')).toEqual(["'self'", 'https://leads.example']);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://leads.example']);
});

test.each<Analytics>([
  { provider: 'umami', host: 'stats.example', id: 'u-1' },
  { provider: 'umami', host: 'cloud.umami.is', reportsTo: 'gateway.umami.is', id: 'u-1' },
  { provider: 'plausible', host: 'stats.example', id: 'lotus.example' },
  { provider: 'matomo', host: 'stats.example', id: '7' },
  { provider: 'baidu', host: 'hm.baidu.com', id: 'b1' },
])('%j may only run its script and receive reports', (analytics) => {
  const origins = getAnalyticsOrigins(analytics);
  const origin = origins.script;
  const others = analytics.reportsTo ? [`https://${analytics.reportsTo}`] : [];
  expect(new URL(getTracker(analytics).src).origin).toBe(origin);
  const policy = getPolicy('<script>a()</script>', undefined, origins);
  expect(policy.get('script-src')).toEqual(["'self'", getScriptHash('a()'), origin]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', origin, ...others]);
  expect(policy.get('connect-src')).toEqual(["'self'", origin, ...others]);
  for (const name of ['default-src', 'style-src', 'frame-src', 'form-action']) {
    expect(policy.get(name)).not.toContain(origin);
  }
});

test('throws if the page has no <meta charset>', () => {
  const document = new ExportedDocument('<html><head></head><body></body></html>');
  expect(() => addContentSecurityPolicy(document, { leads: undefined, map, analytics: undefined })).toThrow(
    /no <meta charset>/,
  );
});
