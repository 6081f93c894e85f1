import { getLocale } from 'next-intl/server';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadFacts } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './OfficeMap.module.css';

/** The map by the address in the messages, and plain links for where its host is blocked. */
export async function OfficeMap() {
  const [locale, copy, common] = [await getLocale(), await getCopy('contact'), await getCopy('common')];
  const { embedUrl, latitude, longitude } = loadFacts().map;
  const name = encodeURIComponent(common.text('site.name'));
  const mapOfTheLanguage =
    locale === 'zh'
      ? {
          label: copy('map.openAmap'),
          href: `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${name}`,
        }
      : {
          label: copy('map.openGoogle'),
          href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
        };
  const openStreetMap = {
    label: copy('map.openOsm'),
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
  return (
    <Section id="map">
      <SectionHead id="map" title={copy('map.heading')} lead={copy('map.text')} />
      <div className={styles.map}>
        <iframe src={embedUrl} title={copy.text('map.title')} loading="lazy" />
      </div>
      <ul className={styles.links}>
        {[mapOfTheLanguage, openStreetMap].map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
