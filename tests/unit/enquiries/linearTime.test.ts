import { readers } from './helpers/visitorInput';

jest.setTimeout(120_000);

/** Maximum length of a body, in bytes. */
const MAX_BODY_BYTES = 65_536;

/** A text shorter by this factor is read first, so that cubic time is detected without reading the longest one. */
const LENGTH_RATIO = 32;

/**
 * Times below this (ms) are not significant: the longest text takes less with a linear reader, far more with a
 * quadratic one.
 */
const MIN_SIGNIFICANT_MS = 100;

/** Maximum growth of the time for `LENGTH_RATIO` times the text: 32 if the time is linear, 1024 if it is quadratic. */
const MAX_GROWTH = 100;

/** Parts whose repetition reveals a backtracking expression or an algorithm that restarts. */
const parts = [
  ...' (1+.-/x:;,&=@a中%[{"\'#?|<\\\t\r\n\0\u00a0\u0301\u202a\uFDFA\ud800',
  ...[
    '1 ',
    '1-',
    '(+',
    ', ',
    ' ,',
    'ext',
    ' x 1',
    'máy lẻ',
    'a.',
    'a@',
    'a-',
    '@a.',
    '..',
    '//',
    '/1',
    '/../',
  ],
  ...['%20', '%', '&a=', '==', ';q=0', 'en-', ',en;q=1', ';locale=', '; ', ':0', '::', 'ffff:', '[a', '\\"'],
  ...[
    '\r\n',
    '{a',
    '{name}',
    'ies',
    '=+',
    '""',
    '\u0323\u0301',
    'ồ',
    'A\u0301\u0323',
    '库',
    '库a',
    '~',
    '.0',
  ],
];

/** The text before and after the repetition: an ending that cannot match makes an expression try all alternatives. */
const frames = [
  ['', ''],
  ['1', '!'],
];

/** Measures CPU time in milliseconds, so that other processes do not affect the result. */
function measureTime(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Returns the shortest of several times, or the first if it is short enough. */
function measureBestTime(work: () => unknown): number {
  let bestMs = measureTime(work);
  for (let run = 1; run < 7 && bestMs > MIN_SIGNIFICANT_MS; run++)
    bestMs = Math.min(bestMs, measureTime(work));
  return bestMs;
}

/** Reads a short text and the longest one. Returns a description if the time grew too much. */
function findExcessiveGrowth(
  read: (text: string) => unknown,
  [before, after]: string[],
  part: string,
): string | undefined {
  const measureAtSize = (size: number) =>
    measureBestTime(() => read(before + part.repeat(Math.floor(size / Buffer.byteLength(part))) + after));
  const shortTimeMs = measureAtSize(MAX_BODY_BYTES / LENGTH_RATIO);
  const longTimeMs =
    shortTimeMs > MIN_SIGNIFICANT_MS ? Number.POSITIVE_INFINITY : measureAtSize(MAX_BODY_BYTES);
  if (longTimeMs <= MIN_SIGNIFICANT_MS || longTimeMs <= MAX_GROWTH * shortTimeMs) return undefined;
  return `${JSON.stringify(part)}: ${shortTimeMs.toFixed(1)} ms, then ${longTimeMs.toFixed(1)} ms for ${LENGTH_RATIO} times the text`;
}

test.each(readers)('%s takes linear time', (_, read) => {
  for (const frame of frames) {
    for (const part of parts) {
      const problem = findExcessiveGrowth(read, frame, part);
      // One assertion per part would take longer than some of the readers.
      if (problem !== undefined) throw new Error(problem);
    }
  }
});
