import { Fragment, type ReactNode } from 'react';
import styles from '@/components/ui/screen.module.css';
import { createLabelRenderer } from './createLabelRenderer';
import { Screen } from './Screen';
import { currencies, entries, formatAmount, getMargin, getTotal, rates, VOUCHER_TIME } from './sampleVoucher';
import { LATE_ORDER_NUMBER } from './sampleWeek';

/** The voucher of the late order in three currencies, with the e-invoice and the exchange rates behind it. */
export async function VoucherScreen() {
  const renderLabel = await createLabelRenderer();
  const renderRow = (heading: ReactNode, dollars: number, isTotal?: true) => (
    <tr data-mark={isTotal && 'total'}>
      <th scope="row">{heading}</th>
      {currencies.map((currency) => (
        <td key={currency}>{formatAmount(dollars, currency)}</td>
      ))}
    </tr>
  );
  return (
    <Screen userRole="accountant" title="voucher" time={VOUCHER_TIME}>
      <dl className={styles.facts}>
        <div>
          <dt>{renderLabel('order')}</dt>
          <dd>{LATE_ORDER_NUMBER}</dd>
        </div>
        <div>
          <dt>{renderLabel('invoice')}</dt>
          <dd>1C26TLB 00002117</dd>
        </div>
        <div>
          <dt>{renderLabel('rate')}</dt>
          <dd>{`1 USD = ${formatAmount(1, 'VND')} VND`}</dd>
          <dd>{`1 CNY = ${formatAmount(1 / rates.CNY, 'VND')} VND`}</dd>
        </div>
      </dl>
      <table className={styles.amounts} aria-labelledby="voucher-title">
        <thead>
          <tr>
            <th scope="col">{renderLabel('account')}</th>
            {currencies.map((currency) => (
              <th scope="col" key={currency}>
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ account, amount }) => (
            <Fragment key={account}>{renderRow(renderLabel(`account${account}`), amount)}</Fragment>
          ))}
          {renderRow(renderLabel('balance'), getTotal('debit'), true)}
          {renderRow(renderLabel('margin'), getMargin(), true)}
        </tbody>
      </table>
    </Screen>
  );
}
