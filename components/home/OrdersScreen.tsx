import { getScreenLabels } from './getScreenLabels';
import styles from './OrdersScreen.module.css';
import { Screen } from './Screen';
import { getOrderState, getProgressPercent, getReadyDate } from './sampleBook';
import { LATE, orders } from './sampleWeek';
import { TimeVariants } from './TimeVariants';

const behind: ReadonlySet<string> = new Set(['late', 'atRisk']);

/** The order list of Lotus ERP, with the due date and the expected packing date of each order. */
export async function OrdersScreen() {
  const word = await getScreenLabels();
  return (
    <Screen who="planner" title="orders">
      <table className={styles.orders} aria-labelledby="orders-title">
        <thead>
          <tr>
            <th scope="col">{word('order')}</th>
            <th scope="col">{word('pieces')}</th>
            <th scope="col">{word('due')}</th>
            <th scope="col">{word('ready')}</th>
            <th scope="col">{word('progress')}</th>
            <th scope="col">{word('state')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number} data-followed={order.number === LATE || undefined}>
              <th scope="row">
                {`${order.number} `}
                <small>{word(order.customer)}</small>
              </th>
              <td>{order.pieces}</td>
              <td>{order.due.slice(5)}</td>
              <td>
                <TimeVariants of={(hour) => getReadyDate(order, hour).slice(5)} />
              </td>
              <td>
                <TimeVariants of={(hour) => getProgressPercent(order, hour)} show={progress} />
              </td>
              <td>
                <TimeVariants
                  of={(hour) => getOrderState(order, hour)}
                  show={(state) => (behind.has(state) ? <span data-alarm>{word(state)}</span> : word(state))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  );
}

function progress(made: number) {
  return (
    <>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" />
        <rect width={made} height="8" />
      </svg>
      {`${made}%`}
    </>
  );
}
