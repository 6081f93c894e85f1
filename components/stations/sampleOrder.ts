import { LATE_ORDER_NUMBER, orders } from '@/components/home/sampleWeek';
import { toLocale } from '@/lib/i18n/locales';
import { SHIPPING_TIMES, VOUCHER_TIME } from './sampleVoucher';

// The life of order 0421 outside the showcase: data for the stations on the pages of products and services.

/** The date and time of each station, in the order in which order 0421 passes them. */
export const stationTimes = {
  migration: '2026-06-30 17:00',
  'ai-video': '2026-11-02 09:00',
  vietconnect: '2026-11-07 15:20',
  wms: '2026-11-17 13:09',
  'ai-platform': '2026-11-18 23:40',
  customs: SHIPPING_TIMES.cleared,
  erp: VOUCHER_TIME,
  'service-level': '2026-11-20 16:30',
} as const;

export type StationId = keyof typeof stationTimes;

export const stationIds = Object.keys(stationTimes) as StationId[];

/** Opening balances: in the old system, and as counted or confirmed. Cones are of the lot in bin C4. */
export const openingBalances = [
  { item: 'receivable', old: 24_500, moved: 24_500 },
  { item: 'products', old: 1_200, moved: 1_200 },
  { item: 'thread', old: 14, moved: 12 },
] as const;

/** The shots of the clip, with their start and end in seconds. */
export const shots = [
  { id: 'question', from: 0, to: 3 },
  { id: 'proof', from: 3, to: 12 },
  { id: 'size', from: 12, to: 20 },
  { id: 'offer', from: 20, to: 25 },
] as const;

/** The clip: its published files without their extension, and its size in CSS pixels. */
export const clip = { file: '/videos/ai-video', width: 360, height: 640 } as const;

/** The smallest quantity that the clip offers to wholesalers, in pieces. */
export const WHOLESALE_MINIMUM = 500;

/** The pieces of order 0421, and the weight of one of them in kilograms. */
export const PIECES = orders.find(({ number }) => number === LATE_ORDER_NUMBER)?.pieces ?? 0;
export const PIECE_WEIGHT_KG = 0.2;

/** The quotations for cartons. `lang` is the language of the supplier; prices are in dong. */
export const quotations = [
  { id: 'a', price: 18_600, minimum: 1_000, days: 7, validUntil: '2026-12-15', lang: toLocale('vi') },
  { id: 'b', price: 19_200, minimum: 500, days: 5, validUntil: '2026-12-31', lang: toLocale('zh') },
  { id: 'c', price: 17_900, minimum: 2_000, days: 6, validUntil: '2026-11-30', lang: toLocale('vi') },
] as const;

/** The quantity in the enquiry behind the quotations. */
export const CARTONS_PER_MONTH = 2_000;

/** The quotation that was accepted on the day of the station. */
export const ACCEPTED_QUOTATION = quotations[1];

/** The day on which the ordered cartons arrive: their lot in bin E1 is K-261112. */
export const CARTON_ARRIVAL = '2026-11-12';

/** The picking route of Tuesday afternoon. C4 was scanned at the third stop and refused. */
export const pickingRoute = ['A2', 'B3', 'C5', 'E1'] as const;
export const pick = {
  bin: 'C5',
  quantity: 16,
  lot: 'T-261028',
  refusedBin: 'C4',
  confirmedAt: '13:10',
} as const;

/** The code of the error, its page in the manual of the machine, and the spare parts in stock. */
export const manual = { machine: 'FP-620', code: 'E-217', page: 214, spareParts: 4, bin: 'D3' } as const;

/** The balance of the navy fabric for customs in 2026, in kilograms. */
export const fabricBalance = {
  opening: 400,
  imported: 7_600,
  finished: 6_600,
  reExported: 125,
  scrap: 350,
  stock: 900,
} as const;

/** Samples sent abroad without a re-export declaration: the missing kilograms. */
export const samples = [
  { waybill: 'CW-4417', date: '2026-11-05', kilograms: 15 },
  { waybill: 'CW-4452', date: '2026-11-12', kilograms: 10 },
] as const;

export const ACCOUNTED_FOR_KG =
  fabricBalance.finished + fabricBalance.reExported + fabricBalance.scrap + fabricBalance.stock;

export const TO_ACCOUNT_FOR_KG = fabricBalance.opening + fabricBalance.imported;

export const MISSING_KG = TO_ACCOUNT_FOR_KG - ACCOUNTED_FOR_KG;

/** The log of order 0421 on the day of its voucher. The consultant's access needs an open ticket. */
export const ticket = { number: 'T-1187', opened: '14:05', closed: '14:30' } as const;

export const accessLog = [
  { time: VOUCHER_TIME.slice(11), who: 'accountant' },
  { time: '10:32', who: 'headOffice' },
  { time: '14:08', who: 'consultant' },
  { time: '14:41', who: 'refused' },
] as const;
