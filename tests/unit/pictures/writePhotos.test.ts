import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writePhotos } from '@/scripts/build/photos/writePhotos';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { FolderEditor } from '@/tests/helpers/FolderEditor';

const folder = createTemporaryFolder();
const out = path.join(folder, 'out');
const site = new FolderEditor(out);
const siteUrl = 'https://site.example/base/';
beforeAll(() => process.chdir(folder));

beforeEach(() => rmSync(out, { recursive: true, force: true }));

/** Files that use the drawing `/images/URL`. */
const uses: [place: string, file: string, render: (url: string) => string][] = [
  ['an image', 'en/index.html', (url) => `<img src="${url}">`],
  ['a fragment', 'en/index.html', (url) => `<img src="${url}#pin">`],
  ['a template', 'en/index.html', (url) => `<template><img src="${url}"></template>`],
  ['an image in SVG', 'en/index.html', (url) => `<svg><image xlink:href="${url}"/></svg>`],
  ['a data attribute', 'en/index.html', (url) => `<p data-picture="${url}">`],
  ['metadata', 'en/index.html', (url) => `<meta property="og:image" content="https://site.example${url}">`],
  ['a style attribute', 'en/index.html', (url) => `<p style="background: url(&quot;${url}&quot;)">`],
  ['a style element', 'en/index.html', (url) => `<style>p { background: url('${url}') }</style>`],
  [
    'structured data',
    'en/index.html',
    (url) => `<script type="application/ld+json">{"image":["https://site.example${url}"]}</script>`,
  ],
  ['a style sheet', 'a.css', (url) => `a { background: url(${url}) }`],
  ['a script', 'a.js', (url) => `const a = "${url}"`],
  ['data', 'data/a.json', (url) => JSON.stringify({ items: [{ image: url }] })],
  ['a feed', 'en/feed.xml', (url) => `<feed><content type="html">&lt;img src="${url}"&gt;</content></feed>`],
];

it.each(uses)('keeps a drawing of %s', async (_, file, render) => {
  site.write('images/team/a.svg', '');
  site.write(file, render('/base/images/team/a.svg'));
  await writePhotos(out, siteUrl);
  expect(existsSync(path.join(out, 'images/team/a.svg'))).toBe(true);
});

it.each(uses)('reports a missing drawing of %s', async (_, file, render) => {
  site.write(file, render('/base/images/team/a.svg'));
  await expect(writePhotos(out, siteUrl)).rejects.toThrow(
    `${file}: The picture /images/team/a.svg is not published.`,
  );
});

const PHOTO = '/base/_next/static/photos/a.jpg.0123abcd.640x480.webp';

it.each([
  ['a name with other case', '/base/images/A.svg', '/images/A.svg'],
  ['an original photograph', '/base/images/b.jpg', '/images/b.jpg'],
  ['a photograph without original', PHOTO, PHOTO.slice('/base'.length)],
])('reports %s that is not published', async (_, url, picture) => {
  site.write('images/a.svg', '');
  site.write('images/b.jpg', '');
  site.write('index.html', `<img src="${url}">`);
  await expect(writePhotos(out, siteUrl)).rejects.toThrow(`index.html: The picture ${picture} is`);
});

it.each([
  ['a drawing that no file uses', 'images/ben.svg', false],
  ['an original photograph', 'images/ana.jpg', false],
  ['a drawing in another folder', 'icon.svg', true],
  ['a download on a page', 'images/list.pdf', true],
])('publishes only used pictures: %s', async (_, file, isPublished) => {
  site.write(file, '');
  const texts = '<p>/base/images/ben.svg</p><img src="https://else.example/a.png">';
  site.write('index.html', `${texts}<a href="/base/images/list.pdf"></a>`);
  site.write('images/list.pdf', '');
  await writePhotos(out, siteUrl);
  expect(existsSync(path.join(out, file))).toBe(isPublished);
});
