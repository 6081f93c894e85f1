/** @jest-environment node */
import { readers } from './helpers/visitorInput';

jest.setTimeout(120_000);

/** The longest body that is taken, in bytes. */
const LIMIT = 65_536;

/** A text that is this much shorter comes first: what takes cubic time is found out without waiting for the longest. */
const STEP = 32;

/** Below, a time says nothing, in milliseconds: a linear reader stays below it, a quadratic one at LIMIT far above. */
const FLOOR = 100;

/** How much longer `STEP` times the text may take: linear is 32, quadratic 1024. */
const GROWTH = 100;

/** Parts whose repetition makes an expression that backtracks, or an algorithm that starts over, show it. */
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

/** What comes before and after the repetition: an ending that nothing matches makes the expression try everything. */
const frames = [
  ['', ''],
  ['1', '!'],
];

/** The milliseconds of processor that it takes: what other processes do meanwhile does not count. */
function measureTime(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The shortest of several times, unless the first is short enough. */
function measureBestTime(work: () => unknown): number {
  let best = measureTime(work);
  for (let run = 1; run < 7 && best > FLOOR; run++) best = Math.min(best, measureTime(work));
  return best;
}

/** Reads a short text and the longest, and returns how the time grew where it grew too much. */
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

test.each(readers)('%s takes no longer for each part of a long text than of a short one', (_, read) => {
  for (const frame of frames) {
    for (const part of parts) {
      const found = excess(read, frame, part);
      // An assertion for each of them would take longer than some of the readers.
      if (found !== undefined) throw new Error(found);
    }
  }
});
