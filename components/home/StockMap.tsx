import { AtHours } from './AtHours';
import styles from './StockScreen.module.css';
import { racksAt } from './sampleStock';
import type { Hour } from './sampleWeek';

const PITCH = 44;
const MARGIN = 24;

/** The racks from above, each bin as dark as it is full. */
export function StockMap() {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${MARGIN + 6 * PITCH} ${MARGIN + 5 * PITCH}`}
      aria-hidden="true"
    >
      {racksAt('morning').map(({ name, bins }, row) => (
        <g key={name} transform={`translate(0 ${MARGIN + row * PITCH})`}>
          <text y="24">{name}</text>
          {bins.map(({ bin }, column) => (
            <AtHours
              key={bin}
              as="g"
              of={(hour) => fillAt(row, column, hour)}
              show={(fill) => (
                <rect
                  x={MARGIN + column * PITCH}
                  width="40"
                  height="40"
                  fillOpacity={Math.abs(fill)}
                  data-alarm={fill < 0 || undefined}
                />
              )}
            />
          ))}
        </g>
      ))}
      {[1, 2, 3, 4, 5, 6].map((column) => (
        <text key={column} x={MARGIN + (column - 1) * PITCH + 16} y="14">
          {column}
        </text>
      ))}
    </svg>
  );
}

/** How dark a bin is, from 0 to 1; as -1 where it holds less than is needed. */
function fillAt(row: number, column: number, hour: Hour): number {
  const bin = racksAt(hour)[row]?.bins[column];
  return bin?.isShort ? -1 : (bin?.level ?? 0) / 4;
}
