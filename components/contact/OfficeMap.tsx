import { Button } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Coordinates } from '@/lib/collections/officeMap';
import { offices } from '@/lib/collections/offices';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { languageTraits } from '@/lib/i18n/locales';
import styles from './OfficeMap.module.css';

/** Half of the width and height of an embedded street map, in degrees. */
const [HALF_WIDTH, HALF_HEIGHT] = [0.008, 0.0065];

/**
 * Section with directions to the main office: text, links to map services, and a frame with a picture of the way. A
 * button in the frame replaces the picture by the map service of the message `map.embed`, which is not contacted before.
 */
export async function OfficeMap() {
  const [t, common] = await Promise.all([getTranslator('contact'), getTranslator('common')]);
  const [office] = loadEntries(offices, t.locale);
  if (!office) return null;
  const { mapService } = languageTraits[t.locale];
  const { image, imageAlt = '', latitude, longitude } = office;
  const urls = getStreetMapUrls(office, common.text('site.name'));
  const embeddedUrl = t.text('map.embed', {
    ...getStreetMapBounds(office),
    latitude: String(latitude),
    longitude: String(longitude),
  });
  return (
    <Section id="map">
      <div className={styles.map}>
        <div className={styles.frame}>
          {image && <Picture src={image} alt={imageAlt} width={800} height={500} />}
          <Button look="secondary" data-embed={embeddedUrl} data-title={t.text('map.title')}>
            {t('map.show')}
          </Button>
        </div>
        <div className={styles.directions}>
          <h2 id="map-title">{t('map.heading')}</h2>
          <address>{office.address.join(', ')}</address>
          {office.directions && (
            <ul {...getFallbackLang(office, 'directions')}>
              {office.directions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <a href={urls[mapService]} rel="noopener">
            {mapService === 'amap' ? t('map.openAmap') : t('map.openGoogle')}
          </a>
          <a href={urls.openStreetMap} rel="noopener">
            {t('map.openOsm')}
          </a>
        </div>
      </div>
    </Section>
  );
}

/** Returns the URLs of a place in map services. `name` is shown in AMap. */
function getStreetMapUrls({ latitude, longitude }: Coordinates, name: string) {
  return {
    amap: `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodeURIComponent(name)}`,
    google: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
}

/** Returns the edges of an embedded street map around a place, in degrees. */
function getStreetMapBounds({ latitude, longitude }: Coordinates) {
  return {
    west: (longitude - HALF_WIDTH).toFixed(4),
    south: (latitude - HALF_HEIGHT).toFixed(4),
    east: (longitude + HALF_WIDTH).toFixed(4),
    north: (latitude + HALF_HEIGHT).toFixed(4),
  };
}
