import { LATE_ORDER_NUMBER } from '@/components/home/sampleWeek';
import { SegmentedControl } from '@/components/ui/SegmentedControl';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './ErpStation.module.css';
import { Action, Row, Station } from './Station';
import {
  currencies,
  entries,
  formatAmount,
  INVOICE,
  MARGIN,
  SHIPPING_TIMES,
  TOTAL,
  VOUCHER_TIME,
} from './sampleVoucher';
import stationStyles from './stations.module.css';

/** The sales order whose voucher is due: delivery, declaration, e-invoice, and the entries in three currencies. */
export async function ErpStation() {
  const t = await getTranslator('stations');
  const renderAmount = (dollars: number) =>
    currencies.map((currency) => (
      <span key={currency} data-currency={currency}>
        {formatAmount(dollars, currency, t.locale)}
      </span>
    ));
  return (
    <Station id="erp" screen={LATE_ORDER_NUMBER} user={t('erp.user')}>
      <div className={styles.voucher}>
        <ul className={stationStyles.rows}>
          <Row label={t('erp.declaration')} value={SHIPPING_TIMES.cleared.slice(11)} />
          <Row label={t('erp.delivered')} value={SHIPPING_TIMES.delivered.slice(11)} />
          <Row label={t('erp.invoice')} value={INVOICE} />
        </ul>
        <Action label={t('erp.post')} done={t('erp.posted', { time: VOUCHER_TIME.slice(11) })}>
          <SegmentedControl
            name="currency"
            legend={t('erp.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
            selected={currencies[0]}
          />
          <ul className={stationStyles.rows}>
            {entries.map(({ account, amount }) => (
              <Row key={account} label={t(`erp.account${account}`)} value={renderAmount(amount)} />
            ))}
            <Row label={t('erp.balance')} value={renderAmount(TOTAL)} />
            <Row label={t('erp.margin')} value={renderAmount(MARGIN)} />
          </ul>
        </Action>
      </div>
    </Station>
  );
}
