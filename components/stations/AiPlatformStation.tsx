import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLanguageTag, toLocale } from '@/lib/i18n/locales';
import styles from './AiPlatformStation.module.css';
import { Row, Station } from './Station';
import { manual } from './sampleOrder';
import stationStyles from './stations.module.css';

/** The language of the manual, if the site has it. */
const manualLocale = toLocale('zh');

/** Two questions of the night shift: an answer with the cited page of the manual, and a refusal. */
export async function AiPlatformStation() {
  const [t, original] = await Promise.all([
    getTranslator('stations'),
    getTranslator('stations', manualLocale),
  ]);
  const { code, machine, page, spareParts, bin } = manual;
  return (
    <Station id="ai-platform" screen={t('ai-platform.screen')} user={t('ai-platform.user')}>
      <div className={styles.chat}>
        <p>{t('ai-platform.question', { code })}</p>
        <p>{t('ai-platform.answer', { count: spareParts, bin })}</p>
      </div>
      <ul className={stationStyles.rows}>
        <Row label={t('ai-platform.page', { machine, page })}>
          <blockquote lang={getLanguageTag(manualLocale)}>
            {original('ai-platform.source', { code })}
          </blockquote>
          {t.locale !== manualLocale && <p>{t('ai-platform.source', { code })}</p>}
        </Row>
        <Row label={t('ai-platform.closed')} isAlarm data-resolves>
          <strong>{t('ai-platform.refused')}</strong>
        </Row>
      </ul>
    </Station>
  );
}
