import type { Verdict } from './judge';
import { type Measured, pageTime } from './Measured';

const columns: { head: string; cell: (run: Measured) => string }[] = [
  { head: 'articles × 3', cell: ({ articles }) => number(articles) },
  { head: 'pages', cell: ({ pages }) => number(pages) },
  { head: 'build s', cell: ({ seconds }) => number(seconds) },
  { head: 'of it compiling s', cell: ({ compileSeconds }) => number(compileSeconds, 1) },
  { head: 'processor s', cell: ({ cpuSeconds }) => number(cpuSeconds) },
  { head: 'ms a page', cell: (run) => number(pageTime(run), 1) },
  { head: 'peak memory MiB', cell: ({ peakMemory }) => number(peakMemory / 2 ** 20) },
  { head: 'of it KiB a page', cell: ({ peakMemory, pages }) => number(peakMemory / 2 ** 10 / pages) },
  { head: 'out/ MB', cell: ({ outSize }) => number(outSize / 1e6) },
  { head: 'out/ kB an article', cell: ({ outSize, articles }) => number(outSize / 1e3 / articles) },
  { head: '/en/insights/ B gzip', cell: ({ listPage }) => number(listPage) },
  { head: 'article page B gzip', cell: ({ articlePage }) => number(articlePage) },
];

/** What was measured as a Markdown table, a row a build, and the bars below it. */
export function reportOf(measured: Measured[], verdicts: Verdict[]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(columns.map(({ head }) => head)),
    row(columns.map(() => '---:')),
    ...measured.map((run) => row(columns.map(({ cell }) => cell(run)))),
    '',
    ...verdicts.map(({ bar, held, figure }) => `- ${held ? 'held' : 'MISSED'}: ${bar} (${figure})`),
  ].join('\n');
}

function number(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
