import { readFileSync } from 'node:fs';
import { getDay } from '@/components/home/sampleClock';
import { getRacks, getStock, materials } from '@/components/home/sampleStock';
import { CURRENT_HALF_DAY, LATE_ORDER_NUMBER, orders } from '@/components/home/sampleWeek';
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
import { VOUCHER_TIME } from '@/components/stations/sampleVoucher';
import { locales } from '@/lib/i18n/locales';

const order = orders.find(({ number }) => number === LATE_ORDER_NUMBER);
const findMaterial = (bin: string) => materials.find((material) => material.bin === bin);

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
  expect(CARTON_ARRIVAL < getDay(order?.plans.evening.packing[0] ?? -Infinity)).toBe(true);
});

test('the press stops in the night before the order is finished', () => {
  const finishing = getDay(order?.plans.evening.finishing[0] ?? -1);
  expect(Date.parse(finishing) - Date.parse(stationTimes['ai-platform'].slice(0, 10))).toBe(86_400_000);
  const bins = getRacks('evening').flatMap((rack) => rack.bins);
  expect(bins.find(({ bin }) => bin === manual.bin)?.level).toBeGreaterThan(0);
});

test('the missing fabric is that of the samples', () => {
  expect(samples.reduce((total, { kilograms }) => total + kilograms, 0)).toBe(MISSING_KG);
  expect(PIECES * PIECE_WEIGHT_KG).toBe(600);
});

test.each(locales)('the title of the customs station in %s contains the missing kilograms', (locale) => {
  const { customs } = JSON.parse(readFileSync(`messages/${locale}/stations.json`, 'utf8'));
  expect(customs.title).toContain(String(MISSING_KG));
});

test('the shots follow each other without a gap', () => {
  expect(shots.slice(1).map(({ from }) => from)).toEqual(shots.slice(0, -1).map(({ to }) => to));
});

test('our consultant reads the order only while the ticket is open', () => {
  const getTime = (who: string) => accessLog.find((entry) => entry.who === who)?.time ?? '';
  expect(accessLog[0].time).toBe(VOUCHER_TIME.slice(11));
  expect([ticket.opened, getTime('consultant'), ticket.closed, getTime('refused')]).toEqual(
    [ticket.opened, getTime('consultant'), ticket.closed, getTime('refused')].sort(),
  );
});
