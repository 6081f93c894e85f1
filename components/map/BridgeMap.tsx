import { groupByFilterChoices } from 'paged-lists';
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

/** Regions with a position on the map (BridgeMap.module.css). Wide screens do not show the other regions. */
const mappedRegions: string[] = [
  'ho-chi-minh-city',
  'hanoi',
  'bac-ninh',
  'hai-phong',
  'dong-nai',
  'tay-ninh',
  'da-nang',
  'khanh-hoa',
  'cambodia',
  'thailand',
];

/** Media query of screens with the small drawing and a list of places below it. */
const NARROW_SCREEN_QUERY = '(max-width: 63.99rem)';

/** Map of the coast from Cà Mau to Shenzhen with the bridge between the two offices. Regions link to their cases. */
export async function BridgeMap({ locale: localeOverride, bridge = 'whole' }: BridgeMapProps) {
  const [t, taxonomy] = await Promise.all([
    getTranslator('common', localeOverride),
    getTranslator('taxonomy', localeOverride),
  ]);
  const { locale } = t;
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
      {bridge === 'whole' && (
        <svg className={styles.route} viewBox="0 0 1280 580" aria-hidden="true">
          <path pathLength="1" d="M333 465Q580 628 1136 188" />
        </svg>
      )}
      <ul>
        {getTaxonomyIds('regions').map((region) => (
          <li key={region} data-place={region} data-aside={mappedRegions.includes(region) ? undefined : ''}>
            <a href={`${getLocalePath(locale, pages.cases)}?region=${region}#all-cases`}>
              {taxonomy(`regions.${region}`)}{' '}
              <span>{casesByChoices.get(`region-${region}/`)?.length ?? 0}</span>
            </a>
          </li>
        ))}
        <li data-place="vietnam">
          <a href={getLocalePath(locale, getSectionPath('contact', 'map'))}>{t('footer.contact')}</a>
        </li>
        <li data-place="china">
          <a href={getLocalePath(locale, pages.contact)}>{t('footer.headquarters')}</a>
        </li>
      </ul>
      <p>{t('map.note')}</p>
    </nav>
  );
}
