import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Picture } from '@/components/ui/Picture';
import { renderMarkdown } from '@/lib/content/markdown/renderMarkdown';
import { getPublishedPictureUrl } from '@/lib/content/pictures/getPublishedPictureUrl';
import { inspectPhotos } from '@/scripts/build/photos/inspectPhotos';
import { writePhotos } from '@/scripts/build/photos/writePhotos';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { FolderEditor } from '@/tests/helpers/FolderEditor';

const CAMERA = 'Secret camera';

/** A photograph as stored by a phone: rotated by EXIF to 900 × 1200, and with its GPS position. */
const PHOTO_FILE = 'images/team/Phone.JPG';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9"/></svg>';

const folder = createTemporaryFolder();
const project = new FolderEditor(folder);

/** Builds a page in `out/` that shows the photograph in a component and in Markdown. Returns its HTML. */
async function build(): Promise<string> {
  const html = [
    renderToStaticMarkup(
      <Picture
        src={getPublishedPictureUrl(`/${PHOTO_FILE}`)}
        alt="A person"
        width={240}
        height={240}
        eager
      />,
    ),
    renderMarkdown(`![A person](/${PHOTO_FILE})\n\n![A drawing](/images/drawing.svg)`).html,
  ].join('');
  rmSync('out', { recursive: true, force: true });
  for (const file of [PHOTO_FILE, 'images/drawing.svg'])
    project.write(`out/${file}`, readFileSync(`public/${file}`));
  project.write('out/index.html', html);
  await writePhotos('out', 'https://site.example/');
  return html;
}

beforeAll(async () => {
  process.chdir(folder);
  const stored = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a52' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: CAMERA }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  project.write(`public/${PHOTO_FILE}`, stored);
  project.write('public/images/drawing.svg', DRAWING);
  await inspectPhotos();
});

test('photographs are resized, rotated, cropped and free of metadata', async () => {
  const html = await build();
  const urls = [...new Set(html.match(/\/_next\/static\/photos\/[^\s"]+\.(?:avif|webp)/g))];
  expect(urls.length).toBeGreaterThan(8);
  for (const url of urls) {
    const bytes = readFileSync(path.join('out', url));
    const { width, height, exif, icc, xmp } = await sharp(bytes).metadata();
    expect(url).toContain(`.${width}x${height}.`);
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes(CAMERA)).toBe(false);
    // Photographs are never enlarged.
    expect(width).toBeLessThanOrEqual(900);
  }
  expect(urls.filter((url) => url.includes('.640x640.'))).toHaveLength(2);
  expect(urls.filter((url) => url.includes('.640x854.'))).toHaveLength(2);
});

test('images in Markdown have a size and load lazily', async () => {
  const { html } = renderMarkdown(`![a](/${PHOTO_FILE})\n\n![b](/images/drawing.svg)`);
  const pictures = html.match(/<img[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(2);
  expect(pictures[0]).toMatch(/ width="800" height="1067".* loading="lazy"/);
  expect(pictures[1]).toMatch(/ width="30" height="20" loading="lazy"/);
});

test('the export contains drawings but no original photographs', async () => {
  await build();
  expect(existsSync(`out/${PHOTO_FILE}`)).toBe(false);
  expect(readFileSync('out/images/drawing.svg', 'utf8')).toBe(DRAWING);
});

test('a build reuses cached variants and deletes unused ones', async () => {
  const cacheFolder = '.next/cache/photos/rendered';
  await build();
  const names = readdirSync(cacheFolder);
  const cachedFile = `${cacheFolder}/${names[0]}`;
  writeFileSync(cachedFile, 'kept');
  project.write(`${cacheFolder}/of-an-earlier-page`, 'unused');
  await build();
  expect(readdirSync(cacheFolder)).toEqual(names);
  expect(readFileSync(cachedFile, 'utf8')).toBe('kept');
});

test('a build fails with the path of an invalid photograph', async () => {
  project.write('public/images/text.jpg', 'no picture');
  await inspectPhotos();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(() => getPublishedPictureUrl('/images/text.jpg')).toThrow('public/images/text.jpg');
});
