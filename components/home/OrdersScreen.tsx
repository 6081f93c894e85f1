import { getCopy } from '@/lib/i18n/getCopy';
import styles from './OrdersScreen.module.css';
import { Screen } from './Screen';

const orders = [
  { number: 'SO-2611-0418', customer: 'customer1', due: '11-24', made: 82, state: 'onTime' },
  { number: 'SO-2611-0421', customer: 'customer2', due: '11-25', made: 46, state: 'atRisk' },
  { number: 'SO-2611-0425', customer: 'customer3', due: '11-27', made: 64, state: 'onTime' },
  { number: 'SO-2611-0427', customer: 'customer1', due: '11-28', made: 31, state: 'onTime' },
  { number: 'SO-2611-0430', customer: 'customer4', due: '12-02', made: 12, state: 'onTime' },
  { number: 'SO-2611-0409', customer: 'customer4', due: '11-20', made: 100, state: 'shipped' },
] as const;

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
          {orders.map(({ number, customer, due, made, state }) => (
            <tr key={number} data-state={state}>
              <th scope="row">{number}</th>
              <td>{copy(`showcase.orders.${customer}`)}</td>
              <td className={styles.due}>{due}</td>
              <td className={styles.made}>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="6" className={styles.track} />
                  <rect width={made} height="6" className={styles.bar} />
                </svg>
                {made}%
              </td>
              <td>
                <span className={styles.state}>{copy(`showcase.orders.${state}`)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  );
}
