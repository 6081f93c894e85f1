import { leadFieldEntries } from '@/lib/shared/enquiry/leadFields';
import type { StoredLead } from '../store/StoredLead';

const columns = leadFieldEntries.filter(([, { csv }]) => csv !== false).map(([name]) => name);

/** Excel takes a file without this mark for one in the encoding of its country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet take a cell for a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The first line of the file: the names of the columns. */
export function csvHeader(): string {
  return BYTE_ORDER_MARK + toLine(columns);
}

/** One lead as a line of RFC 4180. A cell that would be a formula gets a `'` in front, which makes it text. */
export function csvLine(lead: StoredLead): string {
  return toLine(columns.map((column) => String(lead[column])));
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
