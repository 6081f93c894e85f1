import { JsonLd } from '@/components/seo/JsonLd';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLanguageTag, type Locale, localeInfo, locales } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import styles from './Clip.module.css';
import { getSubtitle } from './getSubtitle';
import { clip, shots, stationTimes } from './sampleOrder';

/** The clip of AI Video Studio with subtitles in every language. Loads nothing but its poster until it is played. */
export async function Clip() {
  const t = await getTranslator('stations');
  const seconds = shots.at(-1)?.to ?? 0;
  const file = withBasePath(clip.file);
  // Browsers load the default track with the page, so the tracks are part of the page.
  const tracks = await Promise.all(
    locales.map(async (locale) => ({ locale, subtitles: await renderSubtitles(locale) })),
  );
  return (
    <>
      <JsonLd
        graph={[
          {
            '@type': 'VideoObject',
            name: t.text('ai-video.title'),
            description: t.text('ai-video.clip', { seconds }),
            thumbnailUrl: getAbsoluteUrl(`${file}.webp`),
            contentUrl: getAbsoluteUrl(`${file}.mp4`),
            uploadDate: `${stationTimes['ai-video'].replace(' ', 'T')}+07:00`,
            duration: `PT${seconds}S`,
          },
        ]}
      />
      <figure className={styles.clip}>
        <video
          controls
          muted
          playsInline
          preload="none"
          poster={`${file}.webp`}
          width={clip.width}
          height={clip.height}
          aria-label={t.text('ai-video.title')}
        >
          <source src={`${file}.mp4`} type="video/mp4" />
          {/* For browsers without H.264. */}
          <source src={`${file}.webm`} type="video/webm" />
          {tracks.map(({ locale, subtitles }) => (
            <track
              key={locale}
              kind="subtitles"
              src={`data:text/vtt;charset=utf-8,${encodeURIComponent(subtitles)}`}
              srcLang={getLanguageTag(locale)}
              label={localeInfo[locale].name}
              default={locale === t.locale}
            />
          ))}
        </video>
        <figcaption>{t('ai-video.clip', { seconds })}</figcaption>
      </figure>
    </>
  );
}

/** Returns the subtitles of the clip as WebVTT. */
async function renderSubtitles(locale: Locale): Promise<string> {
  const t = await getTranslator('stations', locale);
  const cues = shots.map(
    ({ id, from, to }) => `${formatTime(from)} --> ${formatTime(to)}\n${getSubtitle(t, id)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

function formatTime(seconds: number): string {
  return `00:${String(seconds).padStart(2, '0')}.000`;
}
