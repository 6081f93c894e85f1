import { cases } from '@/lib/collections/cases';
import { findOfficeRoute, hasMapPlace, locateOffices, mapSize } from '@/lib/collections/officeMap';
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

/** The bridge in the drawing. */
const DRAWN_PATH = 'M333 465Q580 628 1136 188';

/**
 * Map of the coast from Cà Mau to Shenzhen. A bridge connects an office in China with the first other one. Regions link to
 * their cases, offices to the contact page.
 */
export async function BridgeMap({ locale: localeOverride, isBroken = false }: BridgeMapProps) {
  const [t, taxonomy] = await Promise.all([
    getTranslator('common', localeOverride),
    getTranslator('taxonomy', localeOverride),
  ]);
  const { locale } = t;
  const entries = loadEntries(offices, locale);
  const allCases = loadEntries(cases, locale);
  const positions = locateOffices(entries);
  const route = isBroken ? undefined : findOfficeRoute(entries);
  const isDrawn = route?.start.place === 'ho-chi-minh-city' && route.end.place === 'shenzhen';
  const bridge = isBroken ? 'broken' : isDrawn ? 'drawn' : route ? 'plain' : 'none';
  const path = isDrawn ? DRAWN_PATH : route?.path;
  const file = withBasePath(
    `/images/${isBroken ? 'bridge-map-broken' : isDrawn ? 'bridge-map' : 'coast-map'}`,
  );
  return (
    <nav className={styles.map} aria-label={t.text('map.label')}>
      <picture>
        <source media={NARROW_SCREEN_QUERY} srcSet={`${file}-small.svg`} width={600} height={340} />
        <img
          src={`${file}.svg`}
          alt={t.text('map.alt', { bridge, from: route?.start.city ?? '', to: route?.end.city ?? '' })}
          {...mapSize}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {path && (
        <svg className={styles[bridge]} viewBox="0 0 1280 580" aria-hidden="true">
          {!isDrawn && [17, 14, 1].map((width) => <path key={width} strokeWidth={width} d={path} />)}
          <path className={styles.route} pathLength="1" d={path} />
        </svg>
      )}
      <ul>
        {getTaxonomyIds('regions').map((region) => (
          <li key={region} data-place={region} data-aside={hasMapPlace(region) ? undefined : ''}>
            <a href={`${getLocalePath(locale, pages.cases)}?region=${region}#all-cases`}>
              {taxonomy(`regions.${region}`)}{' '}
              <span>{allCases.filter((item) => item.region === region).length}</span>
            </a>
          </li>
        ))}
        {entries.map(({ id, title }, index) => (
          <li
            key={id}
            data-office={id}
            data-place={positions[index]?.place}
            data-aside={positions[index] ? undefined : ''}
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
