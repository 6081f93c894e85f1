import { getStreetMapUrls } from 'drawn-maps';
import { Disclosure } from '@/components/ui/Disclosure';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import styles from './OfficeMap.module.css';

/**
 * Section with directions to the main office: its picture, if there is one, text, a link to a map service, and an embedded
 * street map in a disclosure.
 */
export async function OfficeMap() {
  const [t, common] = await Promise.all([getTranslator('contact'), getTranslator('common')]);
  const [office] = loadEntries('offices.json', t.locale);
  if (!office) return null;
  const { image, imageAlt = '' } = office;
  const urls = getStreetMapUrls(office, common.text('site.name'));
  return (
    <Section id="map">
      <div className={image ? styles.map : styles.plain}>
        {image && <Picture src={image} alt={imageAlt} width={800} height={500} />}
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
          <a href={t.locale === 'zh' ? urls.amap : urls.google} rel="noopener">
            {t.locale === 'zh' ? t('map.openAmap') : t('map.openGoogle')}
          </a>
        </div>
      </div>
      <Disclosure className={styles.embed} summary={t('map.unfold')}>
        <iframe src={urls.embedded} title={t.text('map.title')} loading="lazy" />
        <a href={urls.openStreetMap} rel="noopener">
          {t('map.openOsm')}
        </a>
      </Disclosure>
    </Section>
  );
}
