import { groupByFilterChoices } from 'paged-lists';
import { mapPlaces } from '@/lib/content/entries/ids';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTaxonomyIds } from '@/lib/content/entries/taxonomy';
import { getListItems } from '@/lib/content/lists/getListItems';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSectionPath } from '@/lib/content/sections/getSections';
import { withBasePath } from '@/lib/shared/basePath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './BridgeMap.module.css';

type BridgeMapProps = {
  /** Overrides the page's locale: the 404 page contains all three. */
  locale?: Locale;
  /** The state of the bridge in the drawing; broken on the 404 page. */
  bridge?: 'whole' | 'broken';
};

/** Media query of screens with the small drawing and a list of places below it. */
const NARROW_SCREEN_QUERY = '(max-width: 63.99rem)';

/** Map of the coast from Cà Mau to Shenzhen with a bridge. Regions link to their cases, offices to the contact page. */
export async function BridgeMap({ locale: localeOverride, bridge = 'whole' }: BridgeMapProps) {
  const [t, taxonomy] = await Promise.all([
    getTranslator('common', localeOverride),
    getTranslator('taxonomy', localeOverride),
  ]);
  const { locale } = t;
  const offices = loadEntries('offices.json', locale);
  const casesByChoices = groupByFilterChoices(getListItems.cases(locale));
  const drawingName = bridge === 'whole' ? 'bridge-map' : 'bridge-map-broken';
  const drawing = withBasePath(`/images/${drawingName}.svg`);
  const smallDrawing = withBasePath(`/images/${drawingName}-small.svg`);
  return (
    <nav className={styles.map} aria-label={t.text('map.label')}>
      <picture>
        <source media={NARROW_SCREEN_QUERY} srcSet={smallDrawing} width={600} height={340} />
        <img
          src={drawing}
          alt={bridge === 'whole' ? t.text('map.alt') : t.text('map.brokenAlt')}
          width={1280}
          height={580}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {bridge === 'whole' && offices.length > 1 && (
        <svg className={styles.route} viewBox="0 0 1280 580" aria-hidden="true">
          <path pathLength="1" d="M333 465Q580 628 1136 188" />
        </svg>
      )}
      <ul>
        {getTaxonomyIds('regions').map((region) => (
          <li key={region} data-place={region} data-aside={mapPlaces.has(region) ? undefined : ''}>
            <a href={`${getLocalePath(locale, pages.cases)}?region=${region}#all-cases`}>
              {taxonomy(`regions.${region}`)}{' '}
              <span>{casesByChoices.get(`region-${region}/`)?.length ?? 0}</span>
            </a>
          </li>
        ))}
        {offices.map(({ id, place, title }, index) => (
          <li key={id} data-office="" data-place={place} data-aside={place ? undefined : ''}>
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
