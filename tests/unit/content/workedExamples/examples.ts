import type { Article } from './Article';
import { states } from './quantities';

/** A figure that an article reckons from others: `stated` says whether the article has it right. */
type Figure = { name: string; expected: number; stated: boolean };

type Example = { slug: string; says: string; figures: (article: Article) => Figure[] };

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The last figure of a cell. */
const cell = (article: Article, [table, row, column]: [number, number, number], expected: number): Figure => {
  const quantity = article.quantities(table, row, column).at(-1);
  return {
    name: `table ${table}, row ${row}, column ${column}`,
    expected,
    stated: quantity !== undefined && states(quantity, expected),
  };
};

const prose = (article: Article, name: string, expected: number): Figure => ({
  name,
  expected,
  stated: article.says(expected),
});

/** That the cells of a row are the sums of those above, from one row on. */
const totals = (article: Article, table: number, from: number, row: number, columns: number[]): Figure[] =>
  columns.map((column) =>
    cell(article, [table, row, column], sum(article.column(table, column, from, row - 1))),
  );

/** Every worked example of the articles: its inputs are read in the article, its results are reckoned from them. */
export const examples: Example[] = [
  {
    slug: 'choosing-cloud-erp',
    says: 'a subscription is fee × users × months, and both offers add up',
    figures: (article) => {
      const [users = 0, months = 0] = article.quantities(0, 1, 0).map(({ value }) => value);
      const subscription = (offer: number) => (article.at(0, 0, offer) * users * months) / 1e6;
      const total = (offer: number) => subscription(offer) + sum(article.column(0, offer, 2, 6));
      return [
        ...[1, 2].map((offer) => cell(article, [0, 1, offer], subscription(offer))),
        ...[1, 2].map((offer) => cell(article, [0, 7, offer], total(offer))),
        prose(article, 'the cheaper subscription', (subscription(2) - subscription(1)) * 1e6),
        prose(article, 'the dearer total', (total(1) - total(2)) * 1e6),
      ];
    },
  },
  {
    slug: 'e-invoice-and-inventory',
    says: 'the causes add up to the gap between the books',
    figures: (article) => {
      const [gap = 0] = article.beside(0, -1).slice(-1);
      const [, , price = 0] = article.beside(0, 1);
      return [
        ...totals(article, 0, 0, 4, [1, 2]),
        cell(article, [0, 4, 2], gap),
        ...[0, 1, 2, 3].map((row) => cell(article, [0, row, 1], Math.abs(article.at(0, row, 2)))),
        prose(article, 'the sales of the first line', price * article.at(0, 0, 1)),
      ];
    },
  },
  {
    slug: 'ecommerce-returns-arithmetic',
    says: 'a thousand parcels earn what those kept earn less what those back cost',
    figures: (article) => {
      const [dispatched = 0, kept = 0, refused = 0, returned = 0] = article.beside(0, -1).slice(-5);
      const [, lost = 0] = article.beside(0, 1);
      const back = refused + returned;
      const [earned, cost] = [article.at(0, 9, 1), -article.at(0, 9, 2)];
      const fewer = 40;
      const total = kept * earned - back * cost;
      return [
        ...Array.from({ length: 10 }, (_, row) =>
          cell(article, [0, row, 3], kept * article.at(0, row, 1) + back * article.at(0, row, 2)),
        ),
        ...totals(article, 0, 0, 9, [1, 2, 3]),
        cell(article, [0, 8, 2], (article.at(0, 1, 1) * lost) / back),
        prose(article, 'all parcels', kept + back),
        prose(article, 'a dispatched parcel', total / dispatched),
        prose(article, 'a parcel that turns round', earned + cost),
        prose(article, 'the rate at which nothing is left', earned / (earned + cost)),
        prose(article, 'fewer refusals', fewer * (earned + cost)),
        prose(article, 'a dispatched parcel then', (total + fewer * (earned + cost)) / dispatched),
      ];
    },
  },
  {
    slug: 'epe-customs-settlement-report',
    says: 'opening stock and imports are accounted for but for the missing reels',
    figures: (article) => {
      const [reel = 0, bom = 0, product = 0, scrap = 0] = article.beside(0, -1).slice(-4);
      const [issued = 0] = article.beside(0, 1);
      const [pieces = 0, labelled] = article.quantities(0, 4, 0).map(({ value }) => value);
      const at = (row: number) => article.at(0, row, 1);
      const used = issued - at(6);
      return [
        cell(article, [0, 2, 1], at(0) + at(1)),
        cell(article, [0, 4, 1], (pieces * product) / 1000),
        cell(article, [0, 8, 1], sum(article.column(0, 1, 3, 7))),
        cell(article, [0, 9, 1], at(2) - at(8)),
        { name: 'the copper in a cable', expected: product, stated: labelled === product },
        { name: 'the quantity of the BOM', expected: bom, stated: Math.abs(bom - product - scrap) < 1e-9 },
        { name: 'two whole reels', expected: 2, stated: at(9) / reel === 2 },
        prose(article, 'stock by the book', at(2) - at(3) - issued),
        prose(article, 'use by the BOM', (pieces * bom) / 1000),
        prose(article, 'actual use', used),
        prose(article, 'the actual norm', (used * 1000) / pieces),
        prose(article, 'scrap by the BOM', (pieces * scrap) / 1000),
        prose(article, 'scrap above the BOM', at(5) - (pieces * scrap) / 1000),
      ];
    },
  },
  {
    slug: 'inventory-accuracy',
    says: 'classes, causes and counts add up',
    figures: (article) => {
      const wrong = article.at(0, 3, 1) - article.at(0, 3, 2);
      const causes = article.column(1, 1, 0, 4) as [number, number, number, number, number];
      return [
        ...totals(article, 0, 0, 3, [1, 2]),
        ...[0, 1, 2, 3].map((row) =>
          cell(article, [0, row, 3], article.at(0, row, 2) / article.at(0, row, 1)),
        ),
        { name: 'the causes of all errors', expected: wrong, stated: sum(causes) === wrong },
        prose(article, 'lines that do not match', wrong),
        prose(article, 'lines a scanner helps after a rule', causes[0] + causes[2]),
        prose(article, 'lines a scanner does not help', causes[1] + causes[4]),
        prose(article, 'locations', 180 + 420 + 900),
        prose(article, 'counts a year', 180 * 12 + 420 * 4 + 900 * 2),
        prose(article, 'counts a day', (180 * 12 + 420 * 4 + 900 * 2) / 282),
        prose(article, 'matches at the second check', 58 + 73 + 51),
        prose(article, 'accuracy at the second check', (58 + 73 + 51) / article.at(0, 3, 1)),
      ];
    },
  },
  {
    slug: 'local-supplier-network',
    says: 'points are score × weight ÷ 5, with origin and without',
    figures: (article) => {
      const suppliers = [2, 3];
      const points = (row: number, column: number) => {
        const [score = 0] = article.quantities(0, row, column).map(({ value }) => value);
        return (score * article.at(0, row, 1)) / 5;
      };
      const criteria = [0, 1, 2, 3, 4];
      const origin = 3;
      return [
        ...totals(article, 0, 0, 5, [1, ...suppliers]),
        ...suppliers.flatMap((column) =>
          criteria.map((row) => cell(article, [0, row, column], points(row, column))),
        ),
        ...suppliers.map((column) =>
          prose(
            article,
            `supplier in column ${column} without origin`,
            sum(criteria.filter((row) => row !== origin).map((row) => points(row, column))),
          ),
        ),
        prose(article, 'the material left', 12.8 - 0.7 - 0.5),
      ];
    },
  },
  {
    slug: 'oee-first-90-days',
    says: 'OEE is the product of its three ratios, and the minutes add up to the shift',
    figures: (article) => {
      const planned = 8 * 60 - 30;
      const at = (row: number, column: number) => article.at(0, row, column);
      return [
        prose(article, 'planned minutes', planned),
        ...[1, 2].flatMap((column) => {
          const availability = at(0, column) / planned;
          const performance = (at(2, column) * at(1, column)) / 60 / at(0, column);
          const quality = at(3, column) / at(2, column);
          return [availability, performance, quality, availability * performance * quality].map(
            (ratio, index) => cell(article, [0, 4 + index, column], ratio),
          );
        }),
        prose(article, 'minutes of good pieces', (at(3, 2) * at(1, 2)) / 60),
        prose(article, 'minutes of stops', planned - at(0, 2)),
        prose(article, 'stops nobody wrote down', at(0, 1) - at(0, 2)),
        prose(article, 'minutes of slow running', at(0, 2) - (at(2, 2) * at(1, 2)) / 60),
        prose(article, 'minutes of scrap', ((at(2, 2) - at(3, 2)) * at(1, 2)) / 60),
        prose(article, 'start-up pieces not counted', at(3, 1) - at(3, 2)),
        prose(article, 'the three stops', 30 + 15 + 45),
      ];
    },
  },
  {
    slug: 'private-ai-platform',
    says: 'weights are parameters × bits ÷ 8, and the answers add up',
    figures: (article) => [
      ...[0, 1, 2].map((row) => {
        const [parameters = 0, bits = 0] = article.quantities(0, row, 1).map(({ value }) => value);
        return cell(article, [0, row, 2], (parameters * bits) / 8);
      }),
      ...totals(article, 1, 0, 3, [1, 2, 3, 4]),
      ...[0, 1, 2, 3].map((row) =>
        cell(article, [1, row, 1], sum([2, 3, 4].map((column) => article.at(1, row, column)))),
      ),
      { name: 'the second test', expected: article.at(1, 3, 1), stated: 91 + 7 + 2 === article.at(1, 3, 1) },
      prose(article, 'minutes before', 40 * 9),
      prose(article, 'minutes after', 40 * 3),
      prose(article, 'hours a month', ((40 * 9 - 40 * 3) / 60) * 24),
    ],
  },
  {
    slug: 'short-video-tiktok-shop',
    says: 'what can be shipped and listed is what is left of the stock',
    figures: (article) => {
      const ordered = 190 + 30 * 4 + 40;
      return [
        cell(article, [1, 4, 1], sum(article.column(1, 1, 0, 3))),
        cell(article, [1, 6, 1], sum(article.column(1, 1, 4, 5))),
        prose(article, 'bowls ordered', ordered),
        prose(article, 'bowls that cannot be shipped', ordered - article.at(1, 4, 1)),
        prose(article, 'demand turned away', ordered - article.at(1, 6, 1)),
      ];
    },
  },
  {
    slug: 'e-invoices-since-july-2026',
    says: 'one adjusting invoice carries the difference of four',
    figures: (article) => {
      const [before, after] = [2, 3].map((column) => article.at(1, -1, column)) as [number, number];
      const difference = article.at(1, 4, 4);
      const returned = 120;
      return [
        ...[0, 1, 2, 3].flatMap((row) => [
          cell(article, [1, row, 2], article.at(1, row, 1) * before),
          cell(article, [1, row, 3], article.at(1, row, 1) * after),
          cell(article, [1, row, 4], article.at(1, row, 1) * (after - before)),
        ]),
        ...totals(article, 1, 0, 4, [1, 2, 3, 4]),
        prose(article, 'VAT of the difference', difference * 0.08),
        prose(article, 'the difference with VAT', difference * 1.08),
        prose(article, 'VAT of the returned trays', returned * after * 0.08),
      ];
    },
  },
  {
    slug: 'plant-calendar-january-2027',
    says: 'one order carries two rates of VAT',
    figures: (article) => {
      const [, price = 0] = article.beside(0, -1).slice(-2);
      const late = article.at(0, 1, 1);
      const shortfall = price - (price * 1.08) / 1.1;
      return [
        ...[0, 1].flatMap((row) => [
          cell(article, [0, row, 2], article.at(0, row, 1) * price),
          cell(article, [0, row, 4], article.at(0, row, 2) * article.at(0, row, 3)),
        ]),
        ...totals(article, 0, 0, 2, [1, 2, 4]),
        prose(article, 'the difference', article.at(0, 2, 4) - article.at(0, 2, 2) * 0.08),
        prose(article, 'the price with VAT', price * 1.08),
        prose(article, 'what a set earns less', shortfall),
        prose(article, 'what all late sets earn less', shortfall * late),
        prose(article, 'the wages of the draft', 420 * (5_700_000 - 5_310_000)),
      ];
    },
  },
];
