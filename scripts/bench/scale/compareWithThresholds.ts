import { formatFigure } from '../formatTable';
import { type BuildMeasurement, getPageTime } from './measureBuild';

/** Compares measurements with thresholds. Skips thresholds whose numbers of articles were not measured. */
export function compareWithThresholds(
  measured: BuildMeasurement[],
): { threshold: string; isMet: boolean; figure: string }[] {
  const findRun = (size: number) => measured.find(({ articles }) => articles === size);
  const [few, hundred, many] = [findRun(10), findRun(100), findRun(1000)];
  const larger = measured.filter(({ articles }) => articles > 100);
  const slowest = Math.max(...larger.map(getPageTime));
  const getGrowthPercent = (page: 'listPage' | 'articlePage') =>
    few && many && Math.abs(many[page] / few[page] - 1) * 100;
  const thresholds: [threshold: string, figure: number | undefined, maximum: number, unit: string][] = [
    [
      'The size of the list page at 1,000 articles is within 10 % of the size at 10',
      getGrowthPercent('listPage'),
      10,
      '%',
    ],
    [
      'The size of the article page at 1,000 articles is within 10 % of the size at 10',
      getGrowthPercent('articlePage'),
      10,
      '%',
    ],
    [
      'With more articles, the time per page is at most 25 % longer than at 100',
      hundred && larger.length > 0 ? (slowest / getPageTime(hundred) - 1) * 100 : undefined,
      25,
      '%',
    ],
    ['The time per page is at most 45 ms at 1,000 articles', many && getPageTime(many), 45, 'ms'],
    [
      'The size of out/ per article is at most 320 kB at 1,000 articles',
      many && many.outSize / many.articles / 1000,
      320,
      'kB',
    ],
    [
      'The peak memory of the build is at most 2.5 GiB',
      Math.max(...measured.map(({ peakMemory }) => peakMemory)) / 2 ** 30,
      2.5,
      'GiB',
    ],
  ];
  return thresholds.flatMap(([threshold, figure, maximum, unit]) =>
    figure === undefined
      ? []
      : { threshold, isMet: figure <= maximum, figure: `${formatFigure(figure)} ${unit}` },
  );
}
