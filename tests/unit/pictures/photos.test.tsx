/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Picture } from '@/components/ui/Picture';
import { renderMarkdown } from '@/lib/content/markdown/parseMarkdown';
import { getPublishedPicture } from '@/lib/content/pictures/getPublishedPicture';
import { inspectPhotos } from '@/lib/content/pictures/inspectPhotos';
import { writePhotos } from '@/scripts/build/writePhotos';

const CAMERA = 'Secret camera';

/** A photograph as a phone stores it: lying on its side, with its place in it; upright it is 900 × 1200. */
const PHONE = 'images/team/Phone.JPG';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9"/></svg>';

const folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of `out`, by path, as they are after a build of a page that shows the photograph in a field and in a text. */
async function build(): Promise<string> {
  const html = [
    renderToStaticMarkup(
      <Picture src={getPublishedPicture(`/${PHONE}`)} alt="A person" width={240} height={240} eager />,
    ),
    renderMarkdown(`![A person](/${PHONE})\n\n![A drawing](/images/drawing.svg)`).html,
  ].join('');
  rmSync('out', { recursive: true, force: true });
  for (const file of [PHONE, 'images/drawing.svg']) put(`out/${file}`, readFileSync(`public/${file}`));
  put('out/index.html', html);
  await writePhotos('out');
  return html;
}

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  process.chdir(folder);
  const stored = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a52' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: CAMERA }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  put(`public/${PHONE}`, stored);
  put('public/images/drawing.svg', DRAWING);
  await inspectPhotos();
});

test('a photograph reaches visitors small, upright, cut to its place and without what the camera noted', async () => {
  const html = await build();
  const addresses = [...new Set(html.match(/\/_next\/static\/photos\/[^\s"]+\.(?:avif|webp)/g))];
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) {
    const bytes = readFileSync(path.join('out', address));
    const { width, height, exif, icc, xmp } = await sharp(bytes).metadata();
    expect(address).toContain(`.${width}x${height}.`);
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes(CAMERA)).toBe(false);
    // Nothing is made larger than it is.
    expect(width).toBeLessThanOrEqual(900);
  }
  expect(addresses.filter((address) => address.includes('.640x640.'))).toHaveLength(2);
  expect(addresses.filter((address) => address.includes('.640x854.'))).toHaveLength(2);
});

test('a picture in a text says how large it is and waits for its reader, drawn or photographed', async () => {
  const { html } = renderMarkdown(`![a](/${PHONE})\n\n![b](/images/drawing.svg)`);
  const pictures = html.match(/<img[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(2);
  expect(pictures[0]).toMatch(/ width="800" height="1067".* loading="lazy"/);
  expect(pictures[1]).toMatch(/ width="30" height="20" loading="lazy"/);
});

test('originals stay out of the site, drawings do not', async () => {
  await build();
  expect(existsSync(`out/${PHONE}`)).toBe(false);
  expect(readFileSync('out/images/drawing.svg', 'utf8')).toBe(DRAWING);
});

test('what an earlier build has drawn is not drawn again, and what no page shows any more is forgotten', async () => {
  const kept = '.next/cache/photos/drawn';
  await build();
  const names = readdirSync(kept);
  const marked = `${kept}/${names[0]}`;
  writeFileSync(marked, 'kept');
  put(`${kept}/of-an-earlier-page`, 'unused');
  await build();
  expect(readdirSync(kept)).toEqual(names);
  expect(readFileSync(marked, 'utf8')).toBe('kept');
});

test('a build stops at a photograph that cannot be shown, and names it', async () => {
  put('public/images/text.jpg', 'no picture');
  await inspectPhotos();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(() => getPublishedPicture('/images/text.jpg')).toThrow('public/images/text.jpg');
  jest.restoreAllMocks();
});
