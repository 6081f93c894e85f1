import { getLastDay } from '@/components/home/sampleClock';
import { getOrderState } from '@/components/home/sampleProgress';
import { LATE_ORDER_NUMBER, orders } from '@/components/home/sampleWeek';
import {
  currencies,
  entries,
  formatAmount,
  MARGIN,
  rates,
  TOTAL,
  VOUCHER_TIME,
} from '@/components/stations/sampleVoucher';

const parseAmount = (text: string) => Number(text.replaceAll(',', ''));

test.each(currencies)('debit equals credit in %s', (currency) => {
  const [debit, credit] = (['debit', 'credit'] as const).map((side) =>
    entries
      .filter((entry) => entry.side === side)
      .reduce((total, { amount }) => total + parseAmount(formatAmount(amount, currency, 'en')), 0),
  );
  expect(debit).toBe(credit);
  expect(debit).toBe(parseAmount(formatAmount(TOTAL, currency, 'en')));
});

test.each(currencies)('no amount in %s is rounded', (currency) => {
  for (const { amount } of entries)
    expect(amount * rates[currency]).toBeCloseTo(parseAmount(formatAmount(amount, currency, 'en')), 6);
});

test('the margin of order 0421 is a quarter of its price', () => {
  expect(formatAmount(MARGIN, 'VND', 'zh')).toBe('193,084,500');
  expect(formatAmount(MARGIN, 'VND', 'vi')).toBe('193.084.500');
  expect(MARGIN * 4).toBe(29_400);
});

test('the voucher follows the packing, on the day the order is due', () => {
  const order = orders.find(({ number }) => number === LATE_ORDER_NUMBER);
  const packed = getLastDay(order?.plans.evening.packing[1] ?? Infinity);
  expect(VOUCHER_TIME > packed).toBe(true);
  expect(VOUCHER_TIME.startsWith(order?.due ?? 'no order')).toBe(true);
  expect(order && getOrderState(order, 'evening')).toBe('onTime');
});
