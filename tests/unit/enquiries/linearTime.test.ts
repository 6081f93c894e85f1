/** @jest-environment node */
import { readers } from './helpers/visitorInput';

jest.setTimeout(120_000);

/** Maximum length of a body, in bytes. */
const LIMIT = 65_536;

/** A text shorter by this factor is read first, so that cubic time is detected without reading the longest one. */
const STEP = 32;

/** Times below this (ms) are not significant: a linear reader stays below it, a quadratic one at LIMIT far above. */
const FLOOR = 100;

/** Maximum growth of the time for `STEP` times the text: linear is 32, quadratic 1024. */
const GROWTH = 100;

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
  let best = measureTime(work);
  for (let run = 1; run < 7 && best > FLOOR; run++) best = Math.min(best, measureTime(work));
  return best;
}

/** Reads a short text and the longest one. Returns a description if the time grew too much. */
function excess(
  read: (text: string) => unknown,
  [before, after]: string[],
  part: string,
): string | undefined {
  const timeAt = (size: number) =>
    measureBestTime(() => read(before + part.repeat(Math.floor(size / Buffer.byteLength(part))) + after));
  const short = timeAt(LIMIT / STEP);
  const long = short > FLOOR ? Number.POSITIVE_INFINITY : timeAt(LIMIT);
  if (long <= FLOOR || long <= GROWTH * short) return undefined;
  return `${JSON.stringify(part)}: ${short.toFixed(1)} ms, then ${long.toFixed(1)} ms for ${STEP} times the text`;
}

test.each(readers)('%s takes linear time', (_, read) => {
  for (const frame of frames) {
    for (const part of parts) {
      const found = excess(read, frame, part);
      // One assertion per part would take longer than some of the readers.
      if (found !== undefined) throw new Error(found);
    }
  }
});
