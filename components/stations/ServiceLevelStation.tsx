import { LATE_ORDER_NUMBER } from '@/components/home/sampleWeek';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { Row, Station } from './Station';
import { accessLog, ticket } from './sampleOrder';
import styles from './stations.module.css';

/** The access log of order 0421. Each access of our staff opens to the ticket that permitted or did not permit it. */
export async function ServiceLevelStation() {
  const t = await getTranslator('stations');
  const renderDetails = (who: (typeof accessLog)[number]['who']) => {
    if (who === 'consultant') return <p>{t('service-level.ticket', ticket)}</p>;
    if (who === 'refused') return <p>{t('service-level.reason')}</p>;
    return undefined;
  };
  return (
    <Station
      id="service-level"
      screen={`${t.text('service-level.screen')} ${LATE_ORDER_NUMBER}`}
      user={t('service-level.user')}
    >
      <ul className={styles.rows}>
        {accessLog.map(({ time, who }) => (
          <Row
            key={time}
            label={t(`service-level.${who}`)}
            value={time}
            isAlarm={who === 'refused'}
            data-resolves={who === 'refused' || undefined}
          >
            {renderDetails(who)}
          </Row>
        ))}
      </ul>
    </Station>
  );
}
