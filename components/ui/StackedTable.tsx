import type { ReactNode } from 'react';
import styles from './StackedTable.module.css';

/** A column: its heading, and the heading as plain text for the labels of stacked cells. */
export type Column = { heading: ReactNode; label: string; isAmount?: boolean; lang?: string | undefined };

type StackedTableProps = {
  labelledBy: string;
  columns: Column[];
  /** The rows: a React key, the cells and an optional highlight. The first cell is the row's heading. */
  rows: { key: string; cells: ReactNode[]; mark?: 'total' | 'attention' | undefined }[];
  /** Replaces the layout of narrow screens. */
  className?: string | undefined;
};

/** A table. On a narrow screen each row becomes a block of labelled cells, so that nothing scrolls sideways. */
export function StackedTable({ labelledBy, columns, rows, className = styles.table }: StackedTableProps) {
  return (
    <table className={className} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map(({ heading, label, isAmount }) => (
            <th scope="col" key={label} data-align={isAmount ? 'right' : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [heading, ...cells], mark }) => (
          <tr key={key} data-mark={mark}>
            <th scope="row">{heading}</th>
            {columns.slice(1).map(({ label, isAmount, lang }, index) => (
              <td data-label={label} data-align={isAmount ? 'right' : undefined} lang={lang} key={label}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
