import type { EnquiryFields, StoredEnquiry } from '../EnquiriesOptions';

/** Without a byte order mark, Excel reads the file in the legacy encoding of the user's country. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches the position before text that a spreadsheet would evaluate as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection): `=`, `+`, `-` or `@`, also in full width, and after spaces,
 * quotation marks or invisible characters. The position is the start of a cell, or follows a semicolon, tab or vertical
 * bar, because programs that use those as separators ignore our quotation marks. Commas inside a cell are safe: the
 * cell is quoted. A tab or line break at the start of a cell also matches.
 */
const FORMULA_START =
  /(?<=^|[;|\p{Cc}\p{Zl}\p{Zp}])(?=["\p{Zs}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫]|(?<![\s\S])[\t\r\n])/gu;

/** Matches digits that a spreadsheet would change: it removes leading zeros and rounds long numbers. */
const NUMBER_AS_TEXT = /^\s*(0[\d\s.,()/-]*\d|\d{12,})\s*$/;

/** Returns the header line of the file: the column names. */
export function formatCsvHeader(fields: EnquiryFields): string {
  return BYTE_ORDER_MARK + toLine(getColumns(fields));
}

/** Returns one enquiry as an RFC 4180 line. A `'` before a formula, or a number with a leading zero, turns it into text. */
export function formatCsvLine(fields: EnquiryFields, enquiry: StoredEnquiry): string {
  return toLine(getColumns(fields).map((name) => String(enquiry[name])));
}

function getColumns(fields: EnquiryFields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.csv !== false);
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const escaped = NUMBER_AS_TEXT.test(text) ? `'${text}` : text.replace(FORMULA_START, "'");
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
