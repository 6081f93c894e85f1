import { getScreenLabels } from './getScreenLabels';
import styles from './OrdersScreen.module.css';
import { Screen } from './Screen';
import { getOrderState, getProgressPercent, getReadyDate } from './sampleBook';
import { LATE_ORDER_NUMBER, orders } from './sampleWeek';
import { TimeVariants } from './TimeVariants';

const delayedStates: ReadonlySet<string> = new Set(['late', 'atRisk']);

/** The order list of Lotus ERP, with the due date and the expected packing date of each order. */
export async function OrdersScreen() {
  const getLabel = await getScreenLabels();
  return (
    <Screen userRole="planner" title="orders">
      <table className={styles.orders} aria-labelledby="orders-title">
        <thead>
          <tr>
            <th scope="col">{getLabel('order')}</th>
            <th scope="col">{getLabel('pieces')}</th>
            <th scope="col">{getLabel('due')}</th>
            <th scope="col">{getLabel('ready')}</th>
            <th scope="col">{getLabel('progress')}</th>
            <th scope="col">{getLabel('state')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number} data-followed={order.number === LATE_ORDER_NUMBER || undefined}>
              <th scope="row">
                {`${order.number} `}
                <small>{getLabel(order.customer)}</small>
              </th>
              <td>{order.pieces}</td>
              <td>{order.due.slice(5)}</td>
              <td>
                <TimeVariants getValue={(hour) => getReadyDate(order, hour).slice(5)} />
              </td>
              <td>
                <TimeVariants getValue={(hour) => getProgressPercent(order, hour)} render={renderProgress} />
              </td>
              <td>
                <TimeVariants
                  getValue={(hour) => getOrderState(order, hour)}
                  render={(state) =>
                    delayedStates.has(state) ? <span data-alarm>{getLabel(state)}</span> : getLabel(state)
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
