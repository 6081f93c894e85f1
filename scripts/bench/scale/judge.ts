import { type Measured, pageTime } from './Measured';

export type Verdict = { bar: string; held: boolean; figure: string };

const GIBIBYTE = 2 ** 30;

/** Holds what was measured against the bars. A bar whose sizes were not measured is left out. */
export function judge(measured: Measured[]): Verdict[] {
  const [few, hundred, many] = [at(10), at(100), at(1000)];
  const larger = measured.filter(({ articles }) => articles > 100);
  const verdicts: Verdict[] = [];
  if (few && many) {
    for (const [name, key] of [
      ['list', 'listPage'],
      ['article', 'articlePage'],
    ] as const) {
      const growth = many[key] / few[key] - 1;
      verdicts.push({
        bar: `The ${name} page at 1,000 articles is within 10 % of that at 10`,
        held: Math.abs(growth) <= 0.1,
        figure: percent(growth),
      });
    }
  }
  if (hundred && larger.length > 0) {
    const slowdown = Math.max(...larger.map(pageTime)) / pageTime(hundred) - 1;
    verdicts.push({
      bar: 'With more articles a page takes at most 25 % longer than at 100',
      held: slowdown <= 0.25,
      figure: percent(slowdown),
    });
  }
  if (many) {
    const [time, size] = [pageTime(many), many.outSize / many.articles / 1000];
    verdicts.push(
      {
        bar: 'A page takes at most 45 ms at 1,000 articles',
        held: time <= 45,
        figure: `${time.toFixed(1)} ms`,
      },
      {
        bar: 'An article takes at most 320 kB of out/ at 1,000 articles',
        held: size <= 320,
        figure: `${Math.round(size)} kB`,
      },
    );
  }
  const peak = Math.max(...measured.map(({ peakMemory }) => peakMemory));
  verdicts.push({
    bar: 'The build stays below 2.5 GiB',
    held: peak <= 2.5 * GIBIBYTE,
    figure: `${(peak / GIBIBYTE).toFixed(2)} GiB`,
  });
  return verdicts;

  function at(articles: number) {
    return measured.find((run) => run.articles === articles);
  }
}

function percent(ratio: number): string {
  return `${ratio >= 0 ? '+' : '−'}${Math.abs(ratio * 100).toFixed(1)} %`;
}
