import { formatFigure } from '../formatTable';
import { getPageTime, type Measured } from './measureBuild';

/** Holds what was measured against the bars. A bar whose sizes were not measured is left out. */
export function compareWithThresholds(
  measured: Measured[],
): { bar: string; held: boolean; figure: string }[] {
  const at = (size: number) => measured.find(({ articles }) => articles === size);
  const [few, hundred, many] = [at(10), at(100), at(1000)];
  const larger = measured.filter(({ articles }) => articles > 100);
  const slowest = Math.max(...larger.map(getPageTime));
  const growth = (page: 'listPage' | 'articlePage') =>
    few && many && Math.abs(many[page] / few[page] - 1) * 100;
  const bars: [bar: string, figure: number | undefined, most: number, unit: string][] = [
    ['The list page at 1,000 articles is within 10 % of that at 10', growth('listPage'), 10, '%'],
    ['The article page at 1,000 articles is within 10 % of that at 10', growth('articlePage'), 10, '%'],
    [
      'With more articles a page takes at most 25 % longer than at 100',
      hundred && larger.length > 0 ? (slowest / getPageTime(hundred) - 1) * 100 : undefined,
      25,
      '%',
    ],
    ['A page takes at most 45 ms at 1,000 articles', many && getPageTime(many), 45, 'ms'],
    [
      'An article takes at most 320 kB of out/ at 1,000 articles',
      many && many.outSize / many.articles / 1000,
      320,
      'kB',
    ],
    [
      'The build stays below 2.5 GiB',
      Math.max(...measured.map(({ peakMemory }) => peakMemory)) / 2 ** 30,
      2.5,
      'GiB',
    ],
  ];
  return bars.flatMap(([bar, figure, most, unit]) =>
    figure === undefined ? [] : { bar, held: figure <= most, figure: `${formatFigure(figure)} ${unit}` },
  );
}
