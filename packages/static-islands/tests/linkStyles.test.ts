import { ExportedDocument } from '../build/ExportedDocument';
import { linkStyles } from '../build/linkStyles';

test('replaces Next’s stylesheets', () => {
  const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
  const document = new ExportedDocument(
    `<html><head><meta charset="utf-8">${link('/a.css')}${link('/b.css')}<title>A</title></head><body></body></html>`,
  );
  linkStyles(document, '/site.css');
  expect(document.toString()).toContain(`<meta charset="utf-8">${link('/site.css')}<title>A</title>`);
});

test('throws if the page has no stylesheet', () => {
  const document = new ExportedDocument('<html><head></head><body></body></html>');
  expect(() => linkStyles(document, '/site.css')).toThrow('the page has no stylesheet');
});
