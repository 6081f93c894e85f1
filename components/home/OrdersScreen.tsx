import { getCopy } from '@/lib/i18n/getCopy';
import styles from './OrdersScreen.module.css';
import { Screen } from './Screen';
import { madeOf, orders, stateOf } from './sampleWeek';

/** The order list of Lotus ERP, with one order at risk. */
export async function OrdersScreen() {
  const copy = await getCopy('home');
  return (
    <Screen title={copy('showcase.orders.title')}>
      <table className={styles.orders}>
        <thead>
          <tr>
            <th scope="col">{copy('showcase.orders.number')}</th>
            <th scope="col">{copy('showcase.orders.customer')}</th>
            <th scope="col">{copy('showcase.orders.due')}</th>
            <th scope="col">{copy('showcase.orders.progress')}</th>
            <th scope="col">{copy('showcase.orders.state')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number} data-state={stateOf(order)}>
              <th scope="row">{order.number}</th>
              <td>{copy(`showcase.orders.${order.customer}`)}</td>
              <td className={styles.due}>{order.due}</td>
              <td className={styles.made}>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="6" className={styles.track} />
                  <rect width={madeOf(order)} height="6" className={styles.bar} />
                </svg>
                {madeOf(order)}%
              </td>
              <td>
                <span className={styles.state}>{copy(`showcase.orders.${stateOf(order)}`)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  );
}
