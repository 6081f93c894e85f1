import { getCopy } from '@/lib/i18n/getCopy';
import { Screen } from './Screen';
import styles from './StockScreen.module.css';

/** How full each bin is, 0 to 4, rack by rack. */
const racks = [
  { name: 'A', bins: [3, 4, 2, 1, 3, 4] },
  { name: 'B', bins: [1, 2, 4, 4, 2, 0] },
  { name: 'C', bins: [2, 3, 1, 4, 3, 2] },
  { name: 'D', bins: [0, 1, 3, 2, 4, 3] },
  { name: 'E', bins: [4, 2, 0, 1, 1, 2] },
];

const flagged = 'C4';
const PITCH = 44;
const MARGIN = 24;

/** The warehouse as a heat map, with one bin to check. */
export async function StockScreen() {
  const copy = await getCopy('home');
  return (
    <Screen title={copy('showcase.stock.title')}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${MARGIN + 6 * PITCH} ${MARGIN + 5 * PITCH}`}
        role="img"
        aria-label={copy.text('showcase.stock.hint')}
      >
        {racks.map(({ name, bins }, row) => (
          <g key={name} transform={`translate(0 ${MARGIN + row * PITCH})`}>
            <text x="0" y="24">
              {name}
            </text>
            {bins.map((level, column) => {
              const bin = `${name}${column + 1}`;
              return (
                <rect
                  key={bin}
                  x={MARGIN + column * PITCH}
                  width="40"
                  height="38"
                  data-level={level}
                  data-flagged={bin === flagged || undefined}
                />
              );
            })}
          </g>
        ))}
        {[1, 2, 3, 4, 5, 6].map((column) => (
          <text key={column} x={MARGIN + (column - 1) * PITCH + 16} y="14">
            {column}
          </text>
        ))}
      </svg>
      <p className={styles.legend}>
        <span data-level="0">{copy('showcase.stock.empty')}</span>
        <span data-level="4">{copy('showcase.stock.full')}</span>
        <span data-flagged="true">{copy('showcase.stock.flagged')}</span>
      </p>
      <p>{copy('showcase.stock.hint')}</p>
    </Screen>
  );
}
