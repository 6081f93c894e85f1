import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { clip, shots } from '@/components/stations/sampleOrder';
import { browserArguments, findBrowser } from '../tests/helpers/findBrowser';

// Renders the clip of AI Video Studio and its poster into public/, from the scenes in render-clip.html and the drawings of
// the storyboard. Needs Chromium and ffmpeg.

declare const draw: (seconds: number) => void;

const FRAMES_PER_SECOND = 24;
/** The clip has two pixels per CSS pixel. */
const PIXEL_RATIO = 2;
const POSTER_SECONDS = 11.5;

const encoders = {
  mp4: '-c:v libx264 -preset veryslow -tune animation -crf 29 -profile:v high -movflags +faststart',
  webm: '-c:v libvpx-vp9 -b:v 0 -crf 46 -deadline good -cpu-used 2 -row-mt 1',
};

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const page = await browser.newPage({ viewport: clip, deviceScaleFactor: PIXEL_RATIO });
  await page.goto(pathToFileURL('scripts/render-clip.html').href);
  const drawings = readFileSync('public/images/services/ai-video-shots.svg', 'utf8');
  await page.evaluate((svg) => document.body.insertAdjacentHTML('beforeend', svg), drawings);
  await page.evaluate(() => document.fonts.ready);

  const renderFrame = async (seconds: number) => {
    await page.evaluate((time) => draw(time), seconds);
    return page.screenshot();
  };
  const poster = path.join('public', `${clip.file}.webp`);
  await sharp(await renderFrame(POSTER_SECONDS))
    .webp({ quality: 80 })
    .toFile(poster);

  // The frames are stored without loss, then encoded in each format.
  const frames = 'dist/clip-frames.mkv';
  const input = `-y -v error -f image2pipe -framerate ${FRAMES_PER_SECOND} -i - -c:v ffv1`.split(' ');
  const recorder = spawn('ffmpeg', [...input, frames], { stdio: ['pipe', 'inherit', 'inherit'] });
  const seconds = shots.at(-1)?.to ?? 0;
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame++) {
    if (!recorder.stdin.write(await renderFrame(frame / FRAMES_PER_SECOND)))
      await once(recorder.stdin, 'drain');
  }
  recorder.stdin.end();
  await once(recorder, 'close');

  const files = Object.entries(encoders).map(([extension, options]) => {
    const file = path.join('public', `${clip.file}.${extension}`);
    const output = `${options} -an -pix_fmt yuv420p ${file}`.split(' ');
    const { status } = spawnSync('ffmpeg', ['-y', '-v', 'error', '-i', frames, ...output], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`ffmpeg did not write ${file}.`);
    return file;
  });
  console.table([poster, ...files].map((file) => ({ file, kB: Math.round(statSync(file).size / 1000) })));
} finally {
  await browser.close();
}
