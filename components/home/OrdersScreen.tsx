import { getLocale } from 'next-intl/server';
import { createLabelRenderer } from './createLabelRenderer';
import styles from './OrdersScreen.module.css';
import { Screen } from './Screen';
import { formatDay } from './sampleClock';
import { getOrderState, getProgressPercent, getReadyDate } from './sampleProgress';
import { LATE_ORDER_NUMBER, orders } from './sampleWeek';
import { TimeVariants } from './TimeVariants';

const delayedStates: ReadonlySet<string> = new Set(['late', 'atRisk']);

/** The order list of the ERP, with the due date and the expected packing date of each order. */
export async function OrdersScreen() {
  const [locale, renderLabel] = await Promise.all([getLocale(), createLabelRenderer()]);
  return (
    <Screen userRole="planner" title="orders">
      <table className={styles.orders} aria-labelledby="orders-title">
        <thead>
          <tr>
            <th scope="col">{renderLabel('order')}</th>
            <th scope="col">{renderLabel('pieces')}</th>
            <th scope="col">{renderLabel('due')}</th>
            <th scope="col">{renderLabel('ready')}</th>
            <th scope="col">{renderLabel('progress')}</th>
            <th scope="col">{renderLabel('state')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number} data-followed={order.number === LATE_ORDER_NUMBER || undefined}>
              <th scope="row">
                {`${order.number} `}
                <small>{renderLabel(order.customer)}</small>
              </th>
              <td>{order.pieces.toLocaleString(locale)}</td>
              <td>{formatDay(order.due, locale)}</td>
              <td>
                <TimeVariants getValue={(timeOfDay) => formatDay(getReadyDate(order, timeOfDay), locale)} />
              </td>
              <td>
                <TimeVariants
                  getValue={(timeOfDay) => getProgressPercent(order, timeOfDay)}
                  render={renderProgress}
                />
              </td>
              <td>
                <TimeVariants
                  getValue={(timeOfDay) => getOrderState(order, timeOfDay)}
                  render={(state) =>
                    delayedStates.has(state) ? (
                      <span data-alarm>{renderLabel(state)}</span>
                    ) : (
                      renderLabel(state)
                    )
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  );
}

function renderProgress(percent: number) {
  return (
    <>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" />
        <rect width={percent} height="8" />
      </svg>
      {`${percent}%`}
    </>
  );
}
