import { Picture } from '@/components/ui/Picture';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLanguageTag, toLocale } from '@/lib/i18n/locales';
import styles from './AiVideoStation.module.css';
import { getSubtitle } from './getSubtitle';
import { Station } from './Station';
import { shots } from './sampleOrder';

/** The language of the clip, if the site has it. */
const clipLocale = toLocale('vi');

/**
 * The storyboard of a clip on a phone, one disclosure per shot: the picture and its subtitle with a translation. The third
 * shot is open, because the second one is the poster of the clip at the top of the page.
 */
export async function AiVideoStation() {
  const [t, original] = await Promise.all([getTranslator('stations'), getTranslator('stations', clipLocale)]);
  return (
    <Station
      id="ai-video"
      device="phone"
      screen={t('ai-video.screen', { seconds: shots.at(-1)?.to ?? 0 })}
      user={t('ai-video.user')}
    >
      <div className={styles.storyboard}>
        {shots.map(({ id, from, to }, index) => (
          <details key={id} name="shot" open={index === 2}>
            <summary>{t('ai-video.range', { from, to })}</summary>
            <div>
              <Picture src={`/images/services/ai-video-shots.svg#${id}`} alt="" width={288} height={360} />
              <p lang={getLanguageTag(clipLocale)}>{getSubtitle(original, id)}</p>
              {t.locale !== clipLocale && <p lang={t.getLang(`ai-video.${id}`)}>{getSubtitle(t, id)}</p>}
            </div>
          </details>
        ))}
      </div>
    </Station>
  );
}
