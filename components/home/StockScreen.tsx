import { getScreenLabels } from './getScreenLabels';
import { Screen } from './Screen';
import styles from './StockScreen.module.css';
import { formatEnd } from './sampleClock';
import { getRacks, getStock, materials } from './sampleStock';
import { type Hour, LATE } from './sampleWeek';
import { TimeVariants } from './TimeVariants';

/** Dimensions of the map in SVG units: the distance between bins, and the margin for rack and column labels. */
const PITCH = 44;
const MARGIN = 24;

/** The warehouse screen: a map of bin fill levels, and a table of the materials for orders in production. */
export async function StockScreen() {
  const word = await getScreenLabels();
  return (
    <Screen who="keeper" title="stock">
      <div className={styles.stock}>
        <div>
          <StockMap />
          <p className={styles.legend}>
            <span>{word('empty')}</span>
            <span>{word('full')}</span>
            <span data-alarm>{word('short')}</span>
          </p>
        </div>
        <table aria-labelledby="stock-title">
          <thead>
            <tr>
              <th scope="col">{word('bin')}</th>
              <th scope="col">{word('material')}</th>
              <th scope="col">{word('onHand')}</th>
              <th scope="col">{word('needed')}</th>
            </tr>
          </thead>
          <tbody>
            {materials.map((material) => (
              <tr key={material.bin} data-followed={material.order === LATE || undefined}>
                <th scope="row">{material.bin}</th>
                <td>
                  {word(material.name)} <small>{material.order}</small>
                  {material.delivery && (
                    <TimeVariants
                      of={(hour) => expectedAt(material, hour)}
                      show={(text) =>
                        text && (
                          <small>
                            {word('expected')} <span className={styles.when}>{text}</span>
                          </small>
                        )
                      }
                    />
                  )}
                </td>
                <td>
                  <TimeVariants
                    of={(hour) => getStock(material, hour).onHand}
                    show={(quantity, hour) =>
                      quantity < getStock(material, hour).needed ? (
                        <span data-alarm>{quantity}</span>
                      ) : (
                        quantity
                      )
                    }
                  />
                </td>
                <td>
                  <TimeVariants of={(hour) => getStock(material, hour).needed} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Screen>
  );
}

function expectedAt(material: (typeof materials)[number], hour: Hour): string {
  const { expected } = getStock(material, hour);
  return expected ? `${expected.quantity} · ${formatEnd(expected.at)}` : '';
}

/** The racks from above; the opacity of each bin is its fill level. */
function StockMap() {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${MARGIN + 6 * PITCH} ${MARGIN + 5 * PITCH}`}
      aria-hidden="true"
    >
      {getRacks('morning').map(({ name, bins }, row) => (
        <g key={name} transform={`translate(0 ${MARGIN + row * PITCH})`}>
          <text y="24">{name}</text>
          {bins.map(({ bin }, column) => (
            <TimeVariants
              key={bin}
              as="g"
              of={(hour) => getFillLevel(row, column, hour)}
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

/** Returns a bin's fill level from 0 to 1, or -1 if the bin contains less than its order needs. */
function getFillLevel(row: number, column: number, hour: Hour): number {
  const bin = getRacks(hour)[row]?.bins[column];
  return bin?.isShort ? -1 : (bin?.level ?? 0) / 4;
}
