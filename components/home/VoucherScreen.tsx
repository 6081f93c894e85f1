import { getLocale } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import styles from '@/components/ui/screen.module.css';
import { createLabelRenderer } from './createLabelRenderer';
import { Screen } from './Screen';
import { currencies, entries, formatAmount, MARGIN, rates, TOTAL, VOUCHER_TIME } from './sampleVoucher';
import { LATE_ORDER_NUMBER } from './sampleWeek';

/** The voucher of the late order in three currencies, with the e-invoice and the exchange rates behind it. */
export async function VoucherScreen() {
  const [locale, renderLabel] = await Promise.all([getLocale(), createLabelRenderer()]);
  const [dollarRate, yuanRate] = [1, 1 / rates.CNY].map((dollars) => formatAmount(dollars, 'VND', locale));
  const facts = [
    ['order', LATE_ORDER_NUMBER],
    ['invoice', '1C26TLB 00002117'],
    ['rate', `1 USD = ${dollarRate} VND`, `1 CNY = ${yuanRate} VND`],
  ] as const;
  const renderRow = (heading: ReactNode, dollars: number, isTotal?: true) => (
    <tr data-mark={isTotal && 'total'}>
      <th scope="row">{heading}</th>
      {currencies.map((currency) => (
        <td key={currency}>{formatAmount(dollars, currency, locale)}</td>
      ))}
    </tr>
  );
  return (
    <Screen userRole="accountant" title="voucher" time={VOUCHER_TIME}>
      <dl className={styles.facts}>
        {facts.map(([label, ...values]) => (
          <div key={label}>
            <dt>{renderLabel(label)}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
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
          {renderRow(renderLabel('balance'), TOTAL, true)}
          {renderRow(renderLabel('margin'), MARGIN, true)}
        </tbody>
      </table>
    </Screen>
  );
}
