import { getTranslator } from '@/lib/content/messages/getTranslator';
import { VOUCHER_TIME } from './sampleVoucher';
import styles from './TimeOfDayPicker.module.css';

const times = { packed: '2026-11-19 17:00', cleared: '2026-11-20 09:40', posted: VOUCHER_TIME };

/** The events that lead to the accountant's voucher. They replace the times of the sample day. */
export async function ShippingSteps() {
  const t = await getTranslator('home');
  return (
    <div className={styles.times} data-role="accountant">
      <p>{t('showcase.shipping.title')}</p>
      <ol>
        {(['packed', 'cleared', 'posted'] as const).map((step) => (
          <li key={step}>
            <b>{times[step].slice(5)}</b>
            <span>{t(`showcase.shipping.${step}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
