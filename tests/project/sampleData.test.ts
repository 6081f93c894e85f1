import { readFileSync } from 'node:fs';
import { formatEnd, formatStart, getDay, getLastDay } from '@/components/home/sampleClock';
import { getOrderState, getProgressPercent, getReadyDate } from '@/components/home/sampleProgress';
import { getRacks, getStock, materials } from '@/components/home/sampleStock';
import {
  CLOCK_TIMES,
  CURRENT_HALF_DAY,
  LATE_ORDER_NUMBER,
  orders,
  type SampleOrder,
  steps,
  timesOfDay,
  WEEK_HALF_DAYS,
} from '@/components/home/sampleWeek';
import {
  ACCEPTED_QUOTATION,
  accessLog,
  CARTON_ARRIVAL,
  MISSING_KG,
  manual,
  openingBalances,
  PIECE_WEIGHT_KG,
  PIECES,
  pick,
  pickingRoute,
  samples,
  shots,
  stationTimes,
  ticket,
} from '@/components/stations/sampleOrder';
import {
  currencies,
  entries,
  formatAmount,
  MARGIN,
  rates,
  TOTAL,
  VOUCHER_TIME,
} from '@/components/stations/sampleVoucher';
import { locales } from '@/lib/i18n/locales';

/** Tests of the invented factory on the home page and of its order 0421 at the stations. */

const findOrder = (number: string) => orders.find((order) => order.number === number) as SampleOrder;
const findMaterial = (bin: string) => materials.find((material) => material.bin === bin);
const lateOrder = findOrder(LATE_ORDER_NUMBER);
const { packing, finishing } = lateOrder.plans.evening;

test('the three times of day are on Tuesday 17 November 2026', () => {
  for (const timeOfDay of timesOfDay)
    expect([
      formatStart(CURRENT_HALF_DAY[timeOfDay], 'en'),
      formatEnd(CURRENT_HALF_DAY[timeOfDay], 'en'),
    ]).toContain(`17 Nov ${CLOCK_TIMES[timeOfDay]}`);
  expect(new Date(getDay(CURRENT_HALF_DAY.morning)).getUTCDay()).toBe(2);
});

describe.each(timesOfDay)('in the %s', (timeOfDay) => {
  test.each(steps)('%s processes one order at a time', (step) => {
    const spans = orders.flatMap(({ plans }) =>
      [plans[timeOfDay][step] ?? []].filter(({ length }) => length),
    );
    const times = spans.sort(([a = 0], [b = 0]) => a - b).flat();
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test.each(orders)('$number passes four steps without overlap', ({ plans }) => {
    const spans = steps.flatMap((step) => (plans[timeOfDay][step] ? [plans[timeOfDay][step]] : []));
    expect(spans).toHaveLength(4);
    for (const [from, to] of spans) expect(to).toBeGreaterThan(from);
    expect(spans.flat()).toEqual(spans.flat().toSorted((a, b) => a - b));
  });

  test('all orders except 0421 are on time or shipped', () => {
    for (const order of orders.filter((other) => other !== lateOrder)) {
      expect(['onTime', 'shipped']).toContain(getOrderState(order, timeOfDay));
      expect(getReadyDate(order, timeOfDay) <= order.due).toBe(true);
    }
  });

  test.each(materials)('bin $bin has enough material, or expects it before the step', (material) => {
    const { needed, onHand, expected } = getStock(material, timeOfDay);
    const [begin, end] = findOrder(material.order).plans[timeOfDay][material.step] ?? [-Infinity, Infinity];
    expect(needed === 0).toBe(end <= CURRENT_HALF_DAY[timeOfDay]);
    expect(onHand + (expected?.quantity ?? 0)).toBeGreaterThanOrEqual(needed);
    if (material.delivery) expect(begin).toBeGreaterThanOrEqual(material.delivery[timeOfDay].arrival);
  });

  test('an order is behind schedule only if material is missing', () => {
    const missing = materials.filter((material) => {
      const { needed, onHand } = getStock(material, timeOfDay);
      return onHand < needed;
    });
    const delayed = orders.filter((order) => ['late', 'atRisk'].includes(getOrderState(order, timeOfDay)));
    expect(missing.map(({ order }) => order)).toEqual(delayed.map(({ number }) => number));
  });

  test('every rack has six bins with a valid fill level', () => {
    for (const { bins } of getRacks(timeOfDay)) {
      expect(bins).toHaveLength(6);
      for (const { level } of bins) expect([0, 1, 2, 3, 4]).toContain(level);
    }
  });
});

test.each(materials)('the stock of bin $bin changes only by consumption and delivery', (material) => {
  const [first, ...later] = timesOfDay.map((timeOfDay) => ({ timeOfDay, ...getStock(material, timeOfDay) }));
  for (const { timeOfDay, needed, onHand } of later) {
    const { arrival = 0, quantity = 0 } = material.delivery?.[timeOfDay] ?? {};
    const hasArrived = arrival > CURRENT_HALF_DAY.morning && arrival <= CURRENT_HALF_DAY[timeOfDay];
    const consumed = (first?.needed ?? 0) - needed;
    expect(onHand).toBe((first?.onHand ?? 0) + (hasArrived ? quantity : 0) - consumed);
  }
});

test.each([
  ['morning', 'noon'],
  ['noon', 'evening'],
] as const)('work done by the %s is unchanged in the %s', (before, after) => {
  /** Returns the steps, or parts of steps, that are completed before the change of plan. */
  const getCompletedWork = ({ plans }: SampleOrder, planTime: 'morning' | 'noon' | 'evening') =>
    steps.flatMap((step) => {
      const [from, to] = plans[planTime][step] ?? [0, 0];
      return to > from && from < CURRENT_HALF_DAY[before]
        ? [[step, from, Math.min(to, CURRENT_HALF_DAY[before])]]
        : [];
    });
  for (const order of orders) {
    expect(getCompletedWork(order, after)).toEqual(getCompletedWork(order, before));
    expect(getProgressPercent(order, after)).toBeGreaterThanOrEqual(getProgressPercent(order, before));
  }
});

test('order 0421 is late, then at risk, then on time', () => {
  const states = timesOfDay.map((timeOfDay) => [
    getOrderState(lateOrder, timeOfDay),
    getReadyDate(lateOrder, timeOfDay),
    getProgressPercent(lateOrder, timeOfDay),
  ]);
  expect(states).toEqual([
    ['late', '2026-11-21', 40],
    ['atRisk', '2026-11-20', 40],
    ['onTime', '2026-11-19', 47],
  ]);
  expect(lateOrder.due).toBe('2026-11-20');
});

test('the thread of order 0421 is delayed, then delivered', () => {
  const thread = materials.find(({ order }) => order === LATE_ORDER_NUMBER);
  const states = timesOfDay.map((timeOfDay) => {
    const { onHand, needed, expected } = getStock(thread as (typeof materials)[number], timeOfDay);
    return [onHand, needed, expected && formatEnd(expected.arrival, 'en')];
  });
  expect(states).toEqual([
    [12, 60, '18 Nov 17:00'],
    [12, 60, '17 Nov 16:30'],
    [48, 48, undefined],
  ]);
});

test('the style sheets place the current-time line where the plan has it', () => {
  const linePositions = ['PlanScreen', 'Showcase'].flatMap((name) =>
    [...readFileSync(`components/home/${name}.module.css`, 'utf8').matchAll(/--now(?:,|:) ([\d.]+)%/g)].map(
      ([, percent]) => Number(percent),
    ),
  );
  expect(linePositions).toEqual(
    timesOfDay.map((timeOfDay) => Number(((100 * CURRENT_HALF_DAY[timeOfDay]) / WEEK_HALF_DAYS).toFixed(2))),
  );
});

test('the order passes the stations one after the other', () => {
  const times = Object.values(stationTimes);
  expect(times).toEqual([...times].sort());
});

test('the scanned bins are those of the showcase on Tuesday afternoon', () => {
  expect(stationTimes.wms.startsWith(getDay(CURRENT_HALF_DAY.noon))).toBe(true);
  expect(pickingRoute).toContain(pick.bin);
  expect(findMaterial(pick.refusedBin)?.order).toBe(LATE_ORDER_NUMBER);
  const material = findMaterial(pick.bin);
  expect(material && getStock(material, 'noon').onHand).toBeGreaterThanOrEqual(pick.quantity);
});

test('the counted cones are those in bin C4 at the start of the week', () => {
  const thread = openingBalances.find(({ item }) => item === 'thread');
  expect(thread?.moved).toBe(findMaterial(pick.refusedBin)?.initialQuantity);
});

test('the accepted cartons arrive before the order is packed', () => {
  const ordered = new Date(stationTimes.vietconnect.slice(0, 10));
  ordered.setUTCDate(ordered.getUTCDate() + ACCEPTED_QUOTATION.days);
  expect(ordered.toISOString().slice(0, 10)).toBe(CARTON_ARRIVAL);
  expect(CARTON_ARRIVAL < getDay(packing[0])).toBe(true);
});

test('the press stops in the night before the order is finished', () => {
  const stopped = Date.parse(stationTimes['ai-platform'].slice(0, 10));
  expect(Date.parse(getDay(finishing[0])) - stopped).toBe(86_400_000);
  const bins = getRacks('evening').flatMap((rack) => rack.bins);
  expect(bins.find(({ bin }) => bin === manual.bin)?.level).toBeGreaterThan(0);
});

test('the missing fabric is that of the samples, and in the title of the station', () => {
  expect(samples.reduce((total, { kilograms }) => total + kilograms, 0)).toBe(MISSING_KG);
  expect(PIECES * PIECE_WEIGHT_KG).toBe(600);
  for (const locale of locales) {
    const { customs } = JSON.parse(readFileSync(`messages/${locale}/stations.json`, 'utf8'));
    expect(customs.title).toContain(String(MISSING_KG));
  }
});

test('the shots follow each other without a gap', () => {
  expect(shots.slice(1).map(({ from }) => from)).toEqual(shots.slice(0, -1).map(({ to }) => to));
});

test('our consultant reads the order only while the ticket is open', () => {
  const getTime = (who: string) => accessLog.find((entry) => entry.who === who)?.time ?? '';
  expect(accessLog[0].time).toBe(VOUCHER_TIME.slice(11));
  const times = [ticket.opened, getTime('consultant'), ticket.closed, getTime('refused')];
  expect(times).toEqual(times.toSorted());
});

test.each(currencies)('debit equals credit in %s, and no amount is rounded', (currency) => {
  const parse = (amount: number) => Number(formatAmount(amount, currency, 'en').replaceAll(',', ''));
  for (const side of ['debit', 'credit']) {
    const amounts = entries.filter((entry) => entry.side === side).map(({ amount }) => parse(amount));
    expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(parse(TOTAL));
  }
  for (const { amount } of entries) expect(amount * rates[currency]).toBeCloseTo(parse(amount), 6);
});

test('the margin of order 0421 is a quarter of its price', () => {
  expect(formatAmount(MARGIN, 'VND', 'zh')).toBe('193,084,500');
  expect(formatAmount(MARGIN, 'VND', 'vi')).toBe('193.084.500');
  expect(MARGIN * 4).toBe(29_400);
});

test('the voucher follows the packing, on the day the order is due', () => {
  expect(VOUCHER_TIME > getLastDay(packing[1])).toBe(true);
  expect(VOUCHER_TIME.startsWith(lateOrder.due)).toBe(true);
  expect(getOrderState(lateOrder, 'evening')).toBe('onTime');
});
