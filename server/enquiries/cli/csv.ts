import { enquiryFieldEntries } from '@/lib/shared/enquiry/enquiryFields';
import type { StoredEnquiry } from '../store/StoredEnquiry';

const columns = enquiryFieldEntries.filter(([, { csv }]) => csv !== false).map(([name]) => name);

/** Excel takes a file without this mark for one in the encoding of its country. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The beginning of what a spreadsheet takes for a formula (https://owasp.org/www-community/attacks/CSV_Injection), at the
 * start of a cell or behind what starts another one in a program that separates cells by semicolons, tabs or bars: those
 * ignore our quotation marks. Commas inside a cell separate nothing, because it is quoted.
 */
const FORMULA =
  /(?<=^|[;|\p{Cc}\p{Zl}\p{Zp}])(?=["\p{Zs}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|(?<![\s\S])[\t\r\n])/gu;

/** The first line of the file: the names of the columns. */
export function formatCsvHeader(): string {
  return BYTE_ORDER_MARK + toLine(columns);
}

/** One lead as a line of RFC 4180. A `'` in front of what would be a formula makes it text. */
export function formatCsvLine(lead: StoredEnquiry): string {
  return toLine(columns.map((column) => String(lead[column])));
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const harmless = text.replace(FORMULA, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
