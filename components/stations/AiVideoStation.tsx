import { Picture } from '@/components/ui/Picture';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLanguageTag, toLocale } from '@/lib/i18n/locales';
import styles from './AiVideoStation.module.css';
import { getSubtitle } from './getSubtitle';
import { Action, Station } from './Station';
import { shots } from './sampleOrder';

/** The language of the clip, if the site has it. */
const clipLocale = toLocale('vi');

/** The script of a clip for its editor: each shot with its picture, its subtitle and a translation. */
export async function AiVideoStation() {
  const [t, original] = await Promise.all([getTranslator('stations'), getTranslator('stations', clipLocale)]);
  return (
    <Station
      id="ai-video"
      screen={t('ai-video.screen', { seconds: shots.at(-1)?.to ?? 0 })}
      user={t('ai-video.user')}
    >
      <ol className={styles.script}>
        {shots.map(({ id, from, to }) => (
          <li key={id}>
            <Picture src={`/images/services/ai-video-shots.svg#${id}`} alt="" width={288} height={360} />
            <small>{t('ai-video.range', { from, to })}</small>
            <p lang={getLanguageTag(clipLocale)}>{getSubtitle(original, id)}</p>
            {t.locale !== clipLocale && <p lang={t.getLang(`ai-video.${id}`)}>{getSubtitle(t, id)}</p>}
          </li>
        ))}
      </ol>
      <Action label={t('ai-video.approve')} done={t('ai-video.approved')} />
    </Station>
  );
}
