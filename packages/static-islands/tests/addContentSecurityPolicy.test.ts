import { ExportedDocument } from '../build/ExportedDocument';
import { addContentSecurityPolicy } from '../build/finishExport';
import { getHash } from '../getHash';

const createDocument = (head: string) =>
  new ExportedDocument(`<html><head>${head}</head><body></body></html>`);

test('adds the hashes of inline scripts to script-src', () => {
  const charset = '<meta charSet="utf-8"/>';
  const scripts =
    '<script>a()</script><script>a()</script><script type="speculationrules">{}</script><script type="application/json">[]</script>';
  const document = createDocument(charset + scripts);
  addContentSecurityPolicy(document, { 'default-src': ["'self'"], 'script-src': ["'self'"] });
  const policy = `default-src 'self'; script-src 'self' '${getHash('a()')}' '${getHash('{}')}'`;
  expect(document.toString()).toContain(
    `<head>${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
});

test('adds the hashes of styles to style-src', () => {
  const document = createDocument(
    '<meta charset="utf-8"><style>a{top:0}</style><style data-b>b{top:0}</style>',
  );
  addContentSecurityPolicy(document, { 'style-src': ["'self'"] });
  expect(document.toString()).toContain(
    `content="style-src 'self' '${getHash('a{top:0}')}' '${getHash('b{top:0}')}'"`,
  );
});

test('throws if the page has no <meta charset>', () => {
  expect(() => addContentSecurityPolicy(createDocument(''), {})).toThrow(/no <meta charset>/);
});
