/** @jest-environment node */
import { addLoader } from '@/scripts/export/addLoader';
import { findFrameworkFiles, sourcesOf } from '@/scripts/export/frameworkFiles';

const files =
  '<script src="/_next/a.js" async=""></script><script src="/_next/old.js" nomodule=""></script><script src="/filters.js"></script>';

test('a page that keeps its framework lists its script files once, before its own first script, which takes the loader', () => {
  const html = `<html><head>${files}<script>boot()</script></head><body><script>more()</script></body></html>`;
  const list = '<script type="application/json" id="page-scripts">["/_next/a.js"]</script>';
  expect(addLoader(html, sourcesOf(findFrameworkFiles(html)), 'watch()')).toBe(
    `<html><head>${files}${list}<script>boot();watch()</script></head><body><script>more()</script></body></html>`,
  );
});

test('a page without a script of its own stops the build', () => {
  const html = `<html><head>${files}</head><body></body></html>`;
  expect(() => addLoader(html, [], 'watch()')).toThrow(/no script of its own/);
});
