import type { ServiceScreen } from './ServiceScreens';
import styles from './ServiceScreens.module.css';

/** The bins of the warehouse, as in the sample stock of the home page. */
const RACKS = [...'ABCDE'];
const NUMBERS = [...'123456'];

/** Dimensions in SVG units: the distance from one bin to the next, the size of a bin, and the margin for labels. */
const PITCH = 44;
const SIZE = 40;
const MARGIN = 24;

/**
 * A map of the racks, if the first column of the table contains bins. The bins are numbered in the order of the picking
 * route.
 */
export function BinMap({ rows }: Pick<ServiceScreen, 'rows'>) {
  const stops = rows.flatMap(({ cells: [bin = ''], mark }) =>
    /^[A-E][1-6]$/.test(bin) ? { bin, mark, ...getCentre(bin) } : [],
  );
  const [first] = stops;
  if (!first) return null;
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${MARGIN + NUMBERS.length * PITCH} ${MARGIN + RACKS.length * PITCH}`}
      aria-hidden="true"
    >
      {RACKS.flatMap((rack) =>
        NUMBERS.map((number) => <Bin key={rack + number} {...getCentre(rack + number)} />),
      )}
      {[...RACKS, ...NUMBERS].map((label, index) => (
        <text
          key={label}
          x={index < RACKS.length ? 8 : getCentre(`A${label}`).x}
          y={index < RACKS.length ? getCentre(`${label}1`).y : 10}
        >
          {label}
        </text>
      ))}
      <path d={`M${first.x} ${first.y}${stops.map(({ x, y }) => `H${x}V${y}`).join('')}`} />
      {stops.map(({ bin, mark, x, y }, index) => (
        <g key={bin} data-alarm={mark}>
          <Bin x={x} y={y} />
          <text x={x} y={y}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Bin({ x, y }: { x: number; y: number }) {
  return <rect x={x - SIZE / 2} y={y - SIZE / 2} width={SIZE} height={SIZE} />;
}

/** Returns the centre of a bin such as `C4`. */
function getCentre(bin: string): { x: number; y: number } {
  const row = RACKS.indexOf(bin.charAt(0));
  return { x: MARGIN + (Number(bin.slice(1)) - 0.5) * PITCH, y: MARGIN + (row + 0.5) * PITCH };
}
