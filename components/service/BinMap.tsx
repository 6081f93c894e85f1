import type { ServiceScreen } from './ServiceScreens';
import styles from './ServiceScreens.module.css';

/** A map of racks A to E with six bins each. Stops of a picking route, the first cells of the rows, are numbered. */
export function BinMap({ rows }: Pick<ServiceScreen, 'rows'>) {
  const stops = rows.flatMap(({ cells: [bin = ''], mark }) =>
    /^[A-E][1-6]$/.test(bin)
      ? { bin, mark, x: Number(bin.charAt(1)) * 44 + 2, y: 'ABCDE'.indexOf(bin.charAt(0)) * 44 + 46 }
      : [],
  );
  const [first] = stops;
  if (!first) return null;
  return (
    <svg className={styles.map} viewBox="0 0 288 244" aria-hidden="true">
      <pattern id="bins" x="24" y="24" width="44" height="44" patternUnits="userSpaceOnUse">
        <rect x="2" y="2" width="40" height="40" />
      </pattern>
      <path d="M24 24h264v220H24z" fill="url(#bins)" />
      {[...'ABCDE123456'].map((label, index) => (
        <text key={label} x={index < 5 ? 8 : index * 44 - 174} y={index < 5 ? index * 44 + 46 : 10}>
          {label}
        </text>
      ))}
      <polyline
        points={`${first.x},${first.y} ${stops.map(({ x, y }, index) => `${x},${stops[index - 1]?.y ?? y} ${x},${y}`).join(' ')}`}
      />
      {stops.map(({ bin, mark, x, y }, index) => (
        <g key={bin} data-alarm={mark} transform={`translate(${x} ${y})`}>
          <rect x="-20" y="-20" width="40" height="40" />
          <text>{index + 1}</text>
        </g>
      ))}
    </svg>
  );
}
