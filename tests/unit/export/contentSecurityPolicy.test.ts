/** @jest-environment node */
import { addContentSecurityPolicy } from '@/scripts/export/contentSecurityPolicy';

const hosts = { leads: undefined, map: 'https://map.example' };

test.each(['<meta charSet="utf-8"/>', '<meta charset="utf-8">', '<meta charset=utf-8 />'])(
  'the policy follows %s, before anything that it binds',
  (charset) => {
    const html = `<!DOCTYPE html><html><head>${charset}<title>A</title><script>run()</script></head><body></body></html>`;
    expect(addContentSecurityPolicy(html, hosts)).toContain(
      `${charset}<meta http-equiv="Content-Security-Policy"`,
    );
  },
);

test('a page that has no place for a policy is an error, not a page without one', () => {
  const html = '<!DOCTYPE html><html><head><title>A</title></head><body></body></html>';
  expect(() => addContentSecurityPolicy(html, hosts)).toThrow(/charset/);
});

test('neither scripts nor styles may be inline, but for the scripts that stand in the page', () => {
  const html = '<html><head><meta charset="utf-8"><script>run()</script></head></html>';
  const policy = /content="([^"]*)"/.exec(addContentSecurityPolicy(html, hosts))?.[1];
  expect(policy).toContain("style-src 'self';");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(policy).not.toContain('unsafe');
});
