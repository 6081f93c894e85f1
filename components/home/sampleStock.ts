import { getProgress } from './sampleProgress';
import { CURRENT_HALF_DAY, LATE_ORDER_NUMBER, orders, type Step, type TimeOfDay } from './sampleWeek';

/** `arrival` is in half days since Monday morning. */
type Delivery = { quantity: number; arrival: number };

type Material = {
  bin: string;
  name: 'fabricBlue' | 'fabricWhite' | 'threadNavy' | 'threadWhite' | 'cartons';
  /** The order that uses the material, and the step during which it is consumed at a constant rate. */
  order: string;
  step: Step;
  /** Pieces of the order covered by one roll, cone or carton. */
  piecesPerUnit: number;
  capacity: number;
  /** Quantity in the bin on Monday morning; default: `capacity`. */
  initialQuantity?: number;
  /** The delivery, as known at each time. */
  delivery?: Record<TimeOfDay, Delivery>;
};

/** The materials of the orders in production. */
export const materials: readonly Material[] = [
  { bin: 'A2', name: 'fabricBlue', order: 'SO-2611-0430', step: 'cutting', piecesPerUnit: 125, capacity: 40 },
  {
    bin: 'B3',
    name: 'fabricWhite',
    order: 'SO-2611-0427',
    step: 'cutting',
    piecesPerUnit: 125,
    capacity: 44,
  },
  {
    bin: 'C4',
    name: 'threadNavy',
    order: LATE_ORDER_NUMBER,
    step: 'line2',
    piecesPerUnit: 50,
    capacity: 60,
    initialQuantity: 12,
    delivery: {
      morning: { quantity: 48, arrival: 6 },
      noon: { quantity: 48, arrival: 3.875 },
      // 100 of the 240 minutes of Tuesday afternoon.
      evening: { quantity: 48, arrival: 3 + 100 / 240 },
    },
  },
  { bin: 'C5', name: 'threadWhite', order: 'SO-2611-0425', step: 'line1', piecesPerUnit: 50, capacity: 100 },
  {
    bin: 'E1',
    name: 'cartons',
    order: 'SO-2611-0418',
    step: 'packing',
    piecesPerUnit: 50,
    capacity: 200,
    initialQuantity: 160,
  },
];

/** Returns the quantity on hand at a time, the quantity still needed, and the delivery, if it has not arrived yet. */
export function getStock(material: Material, timeOfDay: TimeOfDay) {
  const order = orders.find(({ number }) => number === material.order);
  if (!order) throw new Error(`No order ${material.order}.`);
  const total = order.pieces / material.piecesPerUnit;
  const used = total * getProgress(order, material.step, timeOfDay);
  const delivery = material.delivery?.[timeOfDay];
  const hasArrived = delivery !== undefined && delivery.arrival <= CURRENT_HALF_DAY[timeOfDay];
  return {
    needed: total - used,
    onHand: (material.initialQuantity ?? material.capacity) + (hasArrived ? delivery.quantity : 0) - used,
    expected: hasArrived ? undefined : delivery,
  };
}

/**
 * Fill levels (0 to 4) of the bins of each rack. A dot is a bin with a material for an order; its level is calculated.
 */
const binLevels = { A: '3.2134', B: '12.420', C: '231..2', D: '013243', E: '.20112' };

/**
 * Returns the racks at a time, with the fill level of each bin. `isShort`: the bin contains less than its order needs.
 */
export function getRacks(timeOfDay: TimeOfDay) {
  return Object.entries(binLevels).map(([name, levels]) => ({
    name,
    bins: [...levels].map((level, index) => {
      const bin = `${name}${index + 1}`;
      const material = materials.find((candidate) => candidate.bin === bin);
      if (!material) return { bin, level: Number(level), isShort: false };
      const { needed, onHand } = getStock(material, timeOfDay);
      return { bin, level: Math.ceil((4 * onHand) / material.capacity), isShort: onHand < needed };
    }),
  }));
}
