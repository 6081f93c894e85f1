import { formatEnd } from '@/components/home/sampleClock';
import { getOrderState } from '@/components/home/sampleProgress';
import { getRacks, getStock, materials } from '@/components/home/sampleStock';
import { CURRENT_HALF_DAY, LATE_ORDER_NUMBER, orders, timesOfDay } from '@/components/home/sampleWeek';

const getOrder = (number: string) => {
  const order = orders.find((candidate) => candidate.number === number);
  if (!order) throw new Error(`No order ${number}.`);
  return order;
};

describe.each(materials)('getStock: bin $bin', (material) => {
  const order = getOrder(material.order);

  test('changes only by consumption and delivery', () => {
    const [first, ...later] = timesOfDay.map((timeOfDay) => ({
      timeOfDay,
      ...getStock(material, timeOfDay),
    }));
    for (const { timeOfDay, needed, onHand } of later) {
      const delivery = material.delivery?.[timeOfDay];
      const delivered =
        delivery &&
        delivery.arrival > CURRENT_HALF_DAY.morning &&
        delivery.arrival <= CURRENT_HALF_DAY[timeOfDay]
          ? delivery.quantity
          : 0;
      expect(onHand - (first?.onHand ?? 0) - delivered).toBe(needed - (first?.needed ?? 0));
    }
  });

  test('needs nothing after its step is done', () => {
    for (const timeOfDay of timesOfDay) {
      const [, end] = order.plans[timeOfDay][material.step] ?? [0, Infinity];
      expect(getStock(material, timeOfDay).needed === 0).toBe(end <= CURRENT_HALF_DAY[timeOfDay]);
    }
  });

  test('has enough material, or expects it before the step starts', () => {
    for (const timeOfDay of timesOfDay) {
      const { needed, onHand, expected } = getStock(material, timeOfDay);
      expect(onHand + (expected?.quantity ?? 0)).toBeGreaterThanOrEqual(needed);
      const [begin] = order.plans[timeOfDay][material.step] ?? [-Infinity];
      if (material.delivery) expect(begin).toBeGreaterThanOrEqual(material.delivery[timeOfDay].arrival);
    }
  });
});

test('an order is behind schedule only if material is missing', () => {
  for (const timeOfDay of timesOfDay) {
    const missing = materials.filter((material) => {
      const { needed, onHand } = getStock(material, timeOfDay);
      return onHand < needed;
    });
    const delayed = orders.filter((order) => ['late', 'atRisk'].includes(getOrderState(order, timeOfDay)));
    expect(missing.map(({ order }) => order)).toEqual(delayed.map(({ number }) => number));
  }
});

test('the thread of order 0421 is delayed, then delivered', () => {
  const thread = materials.find(({ order }) => order === LATE_ORDER_NUMBER);
  if (!thread) throw new Error('No thread.');
  const states = timesOfDay.map((timeOfDay) => {
    const { onHand, needed, expected } = getStock(thread, timeOfDay);
    return [onHand, needed, expected && formatEnd(expected.arrival, 'en')];
  });
  expect(states).toEqual([
    [12, 60, '18 Nov 17:00'],
    [12, 60, '17 Nov 16:30'],
    [48, 48, undefined],
  ]);
});

test('every rack has six bins with a valid fill level', () => {
  for (const timeOfDay of timesOfDay)
    for (const { bins } of getRacks(timeOfDay)) {
      expect(bins).toHaveLength(6);
      for (const { level } of bins) expect([0, 1, 2, 3, 4]).toContain(level);
    }
});
