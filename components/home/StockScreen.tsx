import { getLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { createLabelRenderer } from './createLabelRenderer';
import { Screen } from './Screen';
import styles from './StockScreen.module.css';
import { formatEnd } from './sampleClock';
import { getRacks, getStock, materials } from './sampleStock';
import { LATE_ORDER_NUMBER, type TimeOfDay } from './sampleWeek';
import { TimeVariants } from './TimeVariants';

/** Dimensions of the map in SVG units: the distance from one bin to the next, and the margin for labels. */
const BIN_PITCH = 44;
const LABEL_MARGIN = 24;

/** The warehouse screen: a map of bin fill levels, and a table of the materials for orders in production. */
export async function StockScreen() {
  const [locale, renderLabel] = await Promise.all([getLocale(), createLabelRenderer()]);
  return (
    <Screen userRole="keeper" title="stock">
      <div className={styles.stock}>
        <div>
          <StockMap />
          <p className={styles.legend}>
            <span>{renderLabel('empty')}</span>
            <span>{renderLabel('full')}</span>
            <span data-alarm>{renderLabel('short')}</span>
          </p>
        </div>
        <table aria-labelledby="stock-title">
          <thead>
            <tr>
              <th scope="col">{renderLabel('bin')}</th>
              <th scope="col">{renderLabel('material')}</th>
              <th scope="col">{renderLabel('onHand')}</th>
              <th scope="col">{renderLabel('needed')}</th>
            </tr>
          </thead>
          <tbody>
            {materials.map((material) => (
              <tr key={material.bin} data-followed={material.order === LATE_ORDER_NUMBER || undefined}>
                <th scope="row">{material.bin}</th>
                <td>
                  {renderLabel(material.name)} <small>{material.order}</small>
                  {material.delivery && (
                    <TimeVariants
                      getValue={(timeOfDay) => formatExpectedDelivery(material, timeOfDay, locale)}
                      render={(text) =>
                        text && (
                          <small>
                            {renderLabel('expected')} <span className={styles.delivery}>{text}</span>
                          </small>
                        )
                      }
                    />
                  )}
                </td>
                <td>
                  <TimeVariants
                    getValue={(timeOfDay) => getStock(material, timeOfDay).onHand}
                    render={(quantity, timeOfDay) =>
                      quantity < getStock(material, timeOfDay).needed ? (
                        <span data-alarm>{quantity}</span>
                      ) : (
                        quantity
                      )
                    }
                  />
                </td>
                <td>
                  <TimeVariants getValue={(timeOfDay) => getStock(material, timeOfDay).needed} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Screen>
  );
}

function formatExpectedDelivery(
  material: (typeof materials)[number],
  timeOfDay: TimeOfDay,
  locale: Locale,
): string {
  const { expected } = getStock(material, timeOfDay);
  return expected ? `${expected.quantity} · ${formatEnd(expected.arrival, locale)}` : '';
}

/** A map of the racks. The opacity of a bin shows its fill level. */
function StockMap() {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${LABEL_MARGIN + 6 * BIN_PITCH} ${LABEL_MARGIN + 5 * BIN_PITCH}`}
      aria-hidden="true"
    >
      {getRacks('morning').map(({ name, bins }, row) => (
        <g key={name} transform={`translate(0 ${LABEL_MARGIN + row * BIN_PITCH})`}>
          <text y="24">{name}</text>
          {bins.map(({ bin }, column) => (
            <TimeVariants
              key={bin}
              element="g"
              getValue={(timeOfDay) => getFillLevel(row, column, timeOfDay)}
              render={(fill) => (
                <rect
                  x={LABEL_MARGIN + column * BIN_PITCH}
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
        <text key={column} x={LABEL_MARGIN + (column - 1) * BIN_PITCH + 16} y="14">
          {column}
        </text>
      ))}
    </svg>
  );
}

/** Returns a bin's fill level from 0 to 1, or -1 if the bin contains less than its order needs. */
function getFillLevel(row: number, column: number, timeOfDay: TimeOfDay): number {
  const bin = getRacks(timeOfDay)[row]?.bins[column];
  return bin?.isShort ? -1 : (bin?.level ?? 0) / 4;
}
