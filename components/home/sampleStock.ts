import { getProgress } from './sampleBook';
import { type Hour, LATE, NOW, orders, type Step } from './sampleWeek';

type Delivery = { quantity: number; at: number };

type Material = {
  bin: string;
  name: 'fabricBlue' | 'fabricWhite' | 'threadNavy' | 'threadWhite' | 'cartons';
  /** The order that uses the material, and the step during which it is consumed at a constant rate. */
  order: string;
  step: Step;
  /** Pieces of the order covered by one roll, cone or carton. */
  pieces: number;
  capacity: number;
  /** Quantity in the bin on Monday morning; default: `capacity`. */
  atFirst?: number;
  /** The delivery, as known at each hour. */
  delivery?: Record<Hour, Delivery>;
};

/** The materials of the orders in production. */
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

/** Returns the quantity on hand at an hour, the quantity still needed, and the delivery that has not arrived. */
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

/** Fill levels (0 to 4) of each rack's bins; a dot marks a bin that contains material for an order. */
const others = { A: '3.2134', B: '12.420', C: '231..2', D: '013243', E: '.20112' };

/** Returns every rack with the fill level of its bins at an hour, and whether a bin contains too little. */
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
