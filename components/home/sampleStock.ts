import { getProgress } from './sampleBook';
import { type Hour, LATE, NOW, orders, type Step } from './sampleWeek';

type Delivery = { quantity: number; at: number };

type Material = {
  bin: string;
  name: 'fabricBlue' | 'fabricWhite' | 'threadNavy' | 'threadWhite' | 'cartons';
  /** What it is for: an order, and the step that uses it up evenly. */
  order: string;
  step: Step;
  /** How many pieces of the order one roll, cone or carton does for. */
  pieces: number;
  capacity: number;
  /** In the bin on Monday morning, where it is not full. */
  atFirst?: number;
  /** What is on its way or has come, as it is known at each hour. */
  delivery?: Record<Hour, Delivery>;
};

/** The materials of the orders that are in work. */
export const materials: readonly Material[] = [
  { bin: 'A2', name: 'fabricBlue', order: 'SO-2611-0430', step: 'cutting', pieces: 125, capacity: 40 },
  { bin: 'B3', name: 'fabricWhite', order: 'SO-2611-0427', step: 'cutting', pieces: 125, capacity: 44 },
  {
    bin: 'C4',
    name: 'threadNavy',
    order: LATE,
    step: 'line2',
    pieces: 50,
    capacity: 60,
    atFirst: 12,
    delivery: {
      morning: { quantity: 48, at: 6 },
      noon: { quantity: 48, at: 3.875 },
      evening: { quantity: 48, at: 3 + 100 / 240 },
    },
  },
  { bin: 'C5', name: 'threadWhite', order: 'SO-2611-0425', step: 'line1', pieces: 50, capacity: 100 },
  {
    bin: 'E1',
    name: 'cartons',
    order: 'SO-2611-0418',
    step: 'packing',
    pieces: 50,
    capacity: 200,
    atFirst: 160,
  },
];

/** What stands in a bin at an hour, what its order still needs, and what is on its way. */
export function getStock(material: Material, hour: Hour) {
  const order = orders.find(({ number }) => number === material.order);
  if (!order) throw new Error(`No order ${material.order}.`);
  const total = order.pieces / material.pieces;
  const used = total * getProgress(order, material.step, hour);
  const delivery = material.delivery?.[hour];
  const hasCome = delivery !== undefined && delivery.at <= NOW[hour];
  return {
    needed: total - used,
    onHand: (material.atFirst ?? material.capacity) + (hasCome ? delivery.quantity : 0) - used,
    expected: hasCome ? undefined : delivery,
  };
}

/** How full the bins without an order are, 0 to 4, rack by rack; a point where a material of an order lies. */
const others = { A: '3.2134', B: '12.420', C: '231..2', D: '013243', E: '.20112' };

/** Every rack with how full its bins are at an hour, and which of them hold less than is needed. */
export function getRacks(hour: Hour) {
  return Object.entries(others).map(([name, levels]) => ({
    name,
    bins: [...levels].map((level, index) => {
      const bin = `${name}${index + 1}`;
      const material = materials.find((candidate) => candidate.bin === bin);
      if (!material) return { bin, level: Number(level), isShort: false };
      const { needed, onHand } = getStock(material, hour);
      return { bin, level: Math.ceil((4 * onHand) / material.capacity), isShort: onHand < needed };
    }),
  }));
}
