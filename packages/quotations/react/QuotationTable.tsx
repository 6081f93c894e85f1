import { formatQuotation, type QuotationFormat } from '../formatQuotation';
import type { Quantities } from '../quotation';

type QuotationTableProps<Item extends string> = {
  format: QuotationFormat<Item>;
  quantities: Quantities<Item>;
  labelledBy: string;
  columns: Record<'line' | 'calculation' | 'amount', string>;
  className?: string | undefined;
};

/** The lines of a quotation, each with its calculation and amount, then the totals. */
export function QuotationTable<Item extends string>({
  format,
  quantities,
  labelledBy,
  columns,
  className,
}: QuotationTableProps<Item>) {
  const { lines, totals } = formatQuotation(quantities, format);
  return (
    <table className={className} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">
            {columns.line} / {columns.calculation}
          </th>
          <th scope="col">{columns.amount}</th>
        </tr>
      </thead>
      {[lines, totals].map((rows) => (
        <tbody key={rows === lines ? 'lines' : 'totals'}>
          {rows.map(({ id, label, calculation, amount, approximate }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                <span>{calculation}</span>
              </th>
              <td>
                {amount}
                {approximate && <span>{approximate}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
