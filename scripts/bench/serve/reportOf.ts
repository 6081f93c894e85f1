import { NGINX, OWN } from './contenders';
import type { Load } from './measureLoad';

/** The runs of each server at a number of connections. */
export type Measured = { name: string; connections: number; runs: Load[] };

/** What the site's server is to reach of nginx's requests in a second. */
const GOAL = 0.6;

const columns: { head: string; cell: (load: Load) => string }[] = [
  { head: 'requests/s', cell: ({ requestsPerSecond }) => number(requestsPerSecond) },
  { head: 'p50 ms', cell: ({ p50 }) => number(p50) },
  { head: 'p99 ms', cell: ({ p99 }) => number(p99) },
  { head: 'errors', cell: ({ errors }) => number(errors) },
  { head: 'server µs a request', cell: ({ cpuMicroseconds }) => number(cpuMicroseconds) },
];

/** What was measured, as a Markdown table with the middle run of each row, and how the site's server stands. */
export function reportOf(measured: Measured[]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['server', 'connections', ...columns.map(({ head }) => head)]),
    row(['---', ...Array(columns.length + 1).fill('---:')]),
    ...measured.map(({ name, connections, runs }) =>
      row([name, number(connections), ...columns.map(({ cell }) => cell(middleOf(runs)))]),
    ),
    '',
    verdictOf(measured),
  ].join('\n');
}

function verdictOf(measured: Measured[]): string {
  const of = (name: string) => measured.find((one) => one.name === name);
  const [own, nginx] = [of(OWN), of(NGINX)];
  if (!own || !nginx)
    return 'nginx is not installed here (`apt-get install nginx-light`): nothing to compare with.';
  // Run by run, because both met the same state of the machine then.
  const ratios = own.runs.map(
    (run, index) => run.requestsPerSecond / (nginx.runs[index]?.requestsPerSecond ?? 0),
  );
  const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  return `${ratio >= GOAL ? 'held' : 'MISSED'}: ${GOAL} of nginx’s requests in a second with one process (${ratio.toFixed(2)})`;
}

/** The run that stands in the middle by its requests. */
function middleOf(runs: Load[]): Load {
  const sorted = [...runs].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
}
