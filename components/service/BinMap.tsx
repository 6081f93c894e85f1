import type { Service } from '@/lib/content/entries/loadServices';
import styles from './ServiceScreens.module.css';

const RACKS = [...'ABCDE'];
const NUMBERS = [...'123456'];

/** Distance between the centres of neighbouring bins, and both coordinates of the centre of bin A1, in SVG units. */
const PITCH = 44;
const FIRST_CENTRE = 46;

/** A map of racks A to E with six bins each. Stops of a picking route, the first cells of the rows, are numbered. */
export function BinMap({ rows }: Pick<Service['page']['screens'][number], 'rows'>) {
  const stops = rows.flatMap(({ cells: [bin = ''], mark }) =>
    /^[A-E][1-6]$/.test(bin) ? { bin, mark, ...getCentre(bin) } : [],
  );
  if (stops.length === 0) return null;
  // The route follows the aisles: along the rack, then to the next one.
  const route = stops.flatMap(({ x, y }, index) => [`${x},${stops[index - 1]?.y ?? y}`, `${x},${y}`]);
  return (
    <svg className={styles.map} viewBox="0 0 288 244" aria-hidden="true">
      <pattern id="bins" x="24" y="24" width="44" height="44" patternUnits="userSpaceOnUse">
        <rect x="2" y="2" width="40" height="40" />
      </pattern>
      <path d="M24 24h264v220H24z" fill="url(#bins)" />
      {RACKS.map((rack) => (
        <text key={rack} x={8} y={getCentre(`${rack}1`).y}>
          {rack}
        </text>
      ))}
      {NUMBERS.map((number) => (
        <text key={number} x={getCentre(`A${number}`).x} y={10}>
          {number}
        </text>
      ))}
      <polyline points={route.join(' ')} />
      {stops.map(({ bin, mark, x, y }, index) => (
        <g key={bin} data-alarm={mark} transform={`translate(${x} ${y})`}>
          <rect x="-20" y="-20" width="40" height="40" />
          <text>{index + 1}</text>
        </g>
      ))}
    </svg>
  );
}

/** Returns the centre of a bin such as `C4`. */
function getCentre(bin: string): { x: number; y: number } {
  const rack = RACKS.indexOf(bin.charAt(0));
  const number = NUMBERS.indexOf(bin.charAt(1));
  return { x: FIRST_CENTRE + number * PITCH, y: FIRST_CENTRE + rack * PITCH };
}
