import { getTranslator } from '@/lib/content/messages/getTranslator';
import { Action, Row, Station } from './Station';
import { openingBalances, pick } from './sampleOrder';
import styles from './stations.module.css';

/** The opening balances of the old and the new system; a difference is explained before the balances are signed. */
export async function MigrationStation() {
  const t = await getTranslator('stations');
  return (
    <Station id="migration" screen={t('migration.screen')} user={t('migration.user')}>
      <ul className={styles.rows}>
        {openingBalances.map(({ item, old, moved }) => (
          <Row
            key={item}
            label={t(`migration.${item}`)}
            value={[old, moved].map((amount) => amount.toLocaleString(t.locale)).join(' → ')}
            isAlarm={old !== moved}
          >
            {old !== moved &&
              t('migration.reason', { bin: pick.refusedBin, count: moved, difference: old - moved })}
          </Row>
        ))}
      </ul>
      <Action label={t('migration.sign')} done={t('migration.signed')} />
    </Station>
  );
}
