import type { ReactNode } from 'react';
import styles from './StackedTable.module.css';

/** A column: its heading, and the heading as plain text for the labels of stacked cells. */
type Column = { heading: ReactNode; label: string };

type StackedTableProps = {
  labelledBy: string;
  columns: Column[];
  /** The rows: a React key and the cells. The first cell is the row's heading. */
  rows: { key: string; cells: ReactNode[] }[];
};

/** A table. On a narrow screen each row becomes a block of labelled cells, so that nothing scrolls sideways. */
export function StackedTable({ labelledBy, columns, rows }: StackedTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map(({ heading, label }) => (
            <th scope="col" key={label}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [heading, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {columns.slice(1).map(({ label }, index) => (
              <td data-label={label} key={label}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
