import { getRacks } from '@/components/home/sampleStock';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { Station } from './Station';
import { pick, pickingRoute } from './sampleOrder';
import styles from './WmsStation.module.css';

/** Distance between neighbouring bins in SVG units. */
const PITCH = 44;

const stops: readonly string[] = pickingRoute;
const currentStop = pickingRoute.indexOf(pick.bin);

/** The scanner of a picker: the label of the wrong bin turns the scanner, and the bin on the map, red. */
export async function WmsStation() {
  const [t, home] = await Promise.all([getTranslator('stations'), getTranslator('home')]);
  return (
    <Station id="wms" device="phone" screen={t('wms.screen')} user={t('wms.user')} scene={<BinMap />}>
      <div className={styles.task}>
        <p>{t('wms.stop', { number: currentStop + 1, total: pickingRoute.length })}</p>
        <p>
          <b>{pick.bin}</b>
        </p>
        <p>
          <b>{pick.quantity}</b> {home('showcase.words.threadWhite')}
        </p>
        <p>{t('wms.lot', { lot: pick.lot })}</p>
      </div>
      <div className={styles.keys}>
        <details name="scan" data-resolves>
          <summary>{t('wms.scan', { bin: pick.bin })}</summary>
          <p>
            {t('wms.confirmed', {
              count: pick.quantity,
              time: pick.confirmedAt,
              bin: pickingRoute[currentStop + 1] ?? '',
            })}
          </p>
        </details>
        <details name="scan" data-refused>
          <summary>{t('wms.scan', { bin: pick.refusedBin })}</summary>
          <p>{t('wms.refused', { bin: pick.refusedBin })}</p>
        </details>
      </div>
    </Station>
  );
}

/** The racks with the route to the stops. Decorative: the scanner shows the same bins. */
function BinMap() {
  const racks = getRacks('noon');
  const bins = racks.flatMap((rack, row) =>
    rack.bins.map(({ bin }, column) => ({
      bin,
      x: (column + 0.5) * PITCH,
      y: (row + 0.5) * PITCH,
      hasLabel: bin === pick.refusedBin || stops.includes(bin),
    })),
  );
  const centres = pickingRoute.flatMap((stop) => bins.find(({ bin }) => bin === stop) ?? []);
  // The route follows the aisles: along the rack, then to the next one.
  const route = centres.flatMap(({ x, y }, index) => [`${x},${centres[index - 1]?.y ?? y}`, `${x},${y}`]);
  const renderBin = ({ bin, x, y, hasLabel }: (typeof bins)[number]) => (
    <g
      key={bin}
      transform={`translate(${x} ${y})`}
      data-stop={stops.includes(bin) || undefined}
      data-refused={bin === pick.refusedBin || undefined}
    >
      <rect x="-20" y="-20" width="40" height="40" />
      {hasLabel && <text>{bin}</text>}
    </g>
  );
  return (
    <svg className={styles.map} viewBox={`0 0 ${6 * PITCH} ${racks.length * PITCH}`} aria-hidden="true">
      {bins.filter(({ hasLabel }) => !hasLabel).map(renderBin)}
      <polyline points={route.join(' ')} />
      {bins.filter(({ hasLabel }) => hasLabel).map(renderBin)}
    </svg>
  );
}
