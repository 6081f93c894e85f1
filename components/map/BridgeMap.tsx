import { findOfficePlaces, hasMapPlace } from '@/lib/collections/officeMap';
import { offices } from '@/lib/collections/offices';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getTaxonomyIds } from '@/lib/content/messages/readMessages';
import { getSectionPath } from '@/lib/content/sections/getSections';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath, pages, withBasePath } from '@/lib/i18n/paths';
import styles from './BridgeMap.module.css';

type BridgeMapProps = {
  /** Overrides the page's locale: the 404 page contains all three. */
  locale?: Locale;
  /** True on the 404 page. */
  isBroken?: boolean;
};

/** Media query of screens with the small drawing and a list of places below it. */
const NARROW_SCREEN_QUERY = '(max-width: 63.99rem)';

/** The bridge in the drawing of the wide map. */
const BRIDGE_PATH = 'M333 465Q580 628 1136 188';

/** Names of the drawings in `public/images/`, by the state of the bridge. */
const drawings = { drawn: 'bridge-map', broken: 'bridge-map-broken', none: 'coast-map' };

/**
 * Map of the coast from Cà Mau to Shenzhen. A bridge connects the offices in Ho Chi Minh City and Shenzhen, if both exist.
 * Regions link to their cases, offices to the contact page.
 */
export async function BridgeMap({ locale: localeOverride, isBroken = false }: BridgeMapProps) {
  const [t, taxonomy] = await Promise.all([
    getTranslator('common', localeOverride),
    getTranslator('taxonomy', localeOverride),
  ]);
  const { locale } = t;
  const entries = loadEntries(offices, locale);
  const places = findOfficePlaces(entries);
  const start = entries[places.indexOf('ho-chi-minh-city')];
  const end = entries[places.indexOf('shenzhen')];
  const bridge = isBroken ? 'broken' : start && end ? 'drawn' : 'none';
  const file = withBasePath(`/images/${drawings[bridge]}`);
  return (
    <nav className={styles.map} aria-label={t.text('map.label')}>
      <picture>
        <source media={NARROW_SCREEN_QUERY} srcSet={`${file}-small.svg`} width={600} height={340} />
        <img
          src={`${file}.svg`}
          alt={t.text('map.alt', { bridge, from: start?.city ?? '', to: end?.city ?? '' })}
          width={1280}
          height={580}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {bridge === 'drawn' && (
        <svg className={styles.route} viewBox="0 0 1280 580" aria-hidden="true">
          <path pathLength="1" d={BRIDGE_PATH} />
        </svg>
      )}
      <ul>
        {getTaxonomyIds('regions').map((region) => (
          <li key={region} data-place={region} data-aside={hasMapPlace(region) ? undefined : ''}>
            <a href={`${getLocalePath(locale, pages.cases)}?region=${region}#all-cases`}>
              {taxonomy(`regions.${region}`)}
            </a>
          </li>
        ))}
        {entries.map(({ id, title }, index) => (
          <li
            key={id}
            data-office={id}
            data-place={places[index]}
            data-aside={places[index] ? undefined : ''}
          >
            <a href={getLocalePath(locale, index === 0 ? getSectionPath('contact', 'map') : pages.contact)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p>{t('map.note')}</p>
    </nav>
  );
}
