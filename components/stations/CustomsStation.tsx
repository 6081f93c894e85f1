import { getTranslator } from '@/lib/content/messages/getTranslator';
import { formatDate } from '@/lib/i18n/formatDate';
import styles from './CustomsStation.module.css';
import { Row, Station } from './Station';
import {
  ACCOUNTED_FOR_KG,
  fabricBalance,
  MISSING_KG,
  PIECE_WEIGHT_KG,
  PIECES,
  samples,
  TO_ACCOUNT_FOR_KG,
} from './sampleOrder';
import stationStyles from './stations.module.css';

/** The customs balance of the fabric of order 0421. The missing kilograms open to the documents that explain them. */
export async function CustomsStation() {
  const t = await getTranslator('stations');
  const format = (kilograms: number) => kilograms.toLocaleString(t.locale);
  return (
    <Station id="customs" screen={t('customs.screen')} user={t('customs.user')}>
      <svg className={styles.balance} aria-hidden="true">
        <rect width="100%" height="100%" />
        <rect x={`${(100 * ACCOUNTED_FOR_KG) / TO_ACCOUNT_FOR_KG}%`} width="100%" height="100%" />
      </svg>
      <ul className={stationStyles.rows}>
        <Row label={t('customs.total')} value={format(TO_ACCOUNT_FOR_KG)} />
        <Row
          label={t('customs.finished')}
          note={t('customs.order', { kilograms: format(PIECES * PIECE_WEIGHT_KG) })}
          value={format(fabricBalance.finished)}
        />
        {(['reExported', 'scrap', 'stock'] as const).map((line) => (
          <Row key={line} label={t(`customs.${line}`)} value={format(fabricBalance[line])} />
        ))}
        <Row label={t('customs.missing')} value={format(MISSING_KG)} isAlarm data-resolves>
          <ul className={styles.documents}>
            {samples.map(({ waybill, date, kilograms }) => (
              <li key={waybill}>
                {t('customs.document', { date: formatDate(date, t.locale) })}
                <small>
                  {waybill}, {format(kilograms)} kg
                </small>
                <strong>{t('customs.none')}</strong>
              </li>
            ))}
          </ul>
          <p>{t('customs.remedy')}</p>
        </Row>
      </ul>
    </Station>
  );
}
