import path from 'node:path';
import {
  findMeasurement,
  getCopySlug,
  getGrowthPercent,
  getPageTime,
  parseCompileSeconds,
  type ScaleOptions,
  writeCopies,
} from 'site-bench';
import { getTaxonomyIds } from '../../lib/content/entries/getTaxonomyIds';
import { locales } from '../../lib/shared/i18n/locales';
import { makeScratchCopy } from '../../tests/helpers/makeScratchCopy';

/** Columns of the table for two pages whose size must not depend on the number of articles. */
const LIST_PAGE = '/en/insights/';
const ARTICLE_PAGE = 'article page';

/** Articles, measured pages and thresholds of `npm run bench:scale`. */
export const scale: ScaleOptions = {
  copyProject: () => makeScratchCopy(path.resolve('.')),
  writeEntries: (folder, count) =>
    writeCopies({
      folders: locales.map((locale) => path.join(folder, 'messages', locale, 'insights')),
      count,
      tags: getTaxonomyIds('tags'),
      // Anchors that no real article has.
      getFields: (number) => ({ link: `"#article${1000 + number}"` }),
    }),
  noun: 'article',
  header: 'articles × 3',
  getFixedSeconds: parseCompileSeconds,
  pages: {
    [LIST_PAGE]: 'en/insights/index.html',
    [ARTICLE_PAGE]: `en/insights/${getCopySlug(1)}/index.html`,
  },
  thresholds: [
    {
      text: 'The size of the list page at 1,000 articles is within 10 % of the size at 20',
      getFigure: (measurements) => getGrowthPercent(measurements, LIST_PAGE, [20, 1000]),
      maximum: 10,
      unit: '%',
    },
    {
      text: 'The size of the article page at 1,000 articles is within 10 % of the size at 20',
      getFigure: (measurements) => getGrowthPercent(measurements, ARTICLE_PAGE, [20, 1000]),
      maximum: 10,
      unit: '%',
    },
    {
      text: 'With more articles, the time per page is at most 25 % longer than at 100',
      getFigure: (measurements) => {
        const hundred = findMeasurement(measurements, 100);
        const larger = measurements.filter(({ entries }) => entries > 100);
        if (!hundred || larger.length === 0) return undefined;
        return (Math.max(...larger.map(getPageTime)) / getPageTime(hundred) - 1) * 100;
      },
      maximum: 25,
      unit: '%',
    },
    {
      text: 'The time per page is at most 45 ms at 1,000 articles',
      getFigure: (measurements) => {
        const many = findMeasurement(measurements, 1000);
        return many && getPageTime(many);
      },
      maximum: 45,
      unit: 'ms',
    },
    {
      text: 'The size of out/ per article is at most 320 kB at 1,000 articles',
      getFigure: (measurements) => {
        const many = findMeasurement(measurements, 1000);
        return many && many.outSize / many.entries / 1000;
      },
      maximum: 320,
      unit: 'kB',
    },
    {
      text: 'The peak memory of the build is at most 2.5 GiB',
      getFigure: (measurements) => Math.max(...measurements.map(({ peakMemory }) => peakMemory)) / 2 ** 30,
      maximum: 2.5,
      unit: 'GiB',
    },
  ],
};
