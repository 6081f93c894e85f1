import { Disclosure } from '@/components/ui/Disclosure';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { loadEntries, loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import styles from './OfficeMap.module.css';

/**
 * Section with directions to the office: drawing, text, a link to a map service, and an embedded map in a disclosure.
 */
export async function OfficeMap() {
  const [t, common] = await Promise.all([getTranslator('contact'), getTranslator('common')]);
  const { embedUrl, latitude, longitude } = loadFacts().map;
  const [office] = loadEntries('offices.json', t.locale);
  const name = encodeURIComponent(common.text('site.name'));
  const amapUrl = `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${name}`;
  const googleMapsUrl = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
  const openStreetMapUrl = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return (
    <Section id="map">
      <div className={styles.map}>
        {office?.image && <Picture src={office.image} alt={office.imageAlt ?? ''} width={800} height={500} />}
        <div className={styles.directions}>
          <h2 id="map-title">{t('map.heading')}</h2>
          <address>{office?.address.join(', ')}</address>
          {office?.directions && (
            <ul {...getFallbackLang(office, 'directions')}>
              {office.directions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <a href={t.locale === 'zh' ? amapUrl : googleMapsUrl} rel="noopener">
            {t.locale === 'zh' ? t('map.openAmap') : t('map.openGoogle')}
          </a>
        </div>
      </div>
      <Disclosure className={styles.embed} summary={t('map.unfold')}>
        <iframe src={embedUrl} title={t.text('map.title')} loading="lazy" />
        <a href={openStreetMapUrl} rel="noopener">
          {t('map.openOsm')}
        </a>
      </Disclosure>
    </Section>
  );
}
