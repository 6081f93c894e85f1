import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/seo/JsonLd';
import { type Service, services } from '@/lib/collections/services';
import { findEntry, loadEntries } from '@/lib/content/entries/loadEntries';
import { locales } from '@/lib/i18n/locales';
import { type Page, pages } from '@/lib/i18n/paths';
import { site } from '@/lib/i18n/site';
import { createPageGraph } from '@/lib/routes/structuredData/createPageGraph';
import { createServiceGraph } from '@/lib/routes/structuredData/createServices';

const getTypes = (graph: unknown) => JSON.stringify(graph).match(/(?<="@type":")\w+/g);

test('text cannot close the script or open a comment', () => {
  const name = '</script><script>alert(1)</script><!-- "quoted"';
  const html = renderToStaticMarkup(<JsonLd graph={[{ '@type': 'Thing', name }]} />);
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});

test('text contains plain spaces', () => {
  const html = renderToStaticMarkup(<JsonLd graph={[{ '@type': 'Thing', name: 'Hồ\u00a0Chí\u00a0Minh' }]} />);
  expect(html).toContain('Hồ Chí Minh');
});

test.each(['home', 'about', 'contact'] as const)(
  'page %s contains both offices and opening hours',
  (page) => {
    for (const locale of locales) {
      const organization = createPageGraph(page, locale).find(
        (node) => getTypes(node)?.[0] === 'Organization',
      );
      expect(organization).toMatchObject({
        location: [
          {
            address: { addressCountry: 'VN' },
            openingHoursSpecification: {
              dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
              opens: '08:30',
              closes: '16:00',
            },
          },
          { address: { addressCountry: 'CN' } },
        ],
      });
    }
  },
);

test.each(Object.keys(pages) as Page[])('page %s contains its publisher', (page) => {
  expect(getTypes(createPageGraph(page, 'zh'))).toContain('Organization');
});

test.each([
  ['home', 'WebPage'],
  ['about', 'AboutPage'],
  ['contact', 'ContactPage'],
] as const)('page %s has the type %s', (page, type) => {
  expect(getTypes(createPageGraph(page, 'en'))?.[0]).toBe(type);
});

test('services have type Service; the ERP is software with a trial', () => {
  const types = getTypes(createPageGraph('services', 'en'));
  expect(types?.filter((type) => type === 'Service')).toHaveLength(loadEntries(services, 'en').length - 1);
  expect(types).toEqual(expect.arrayContaining(['SoftwareApplication', 'Offer']));
  expect(JSON.stringify(createPageGraph('services', 'en'))).toContain(
    '"eligibleDuration":{"@type":"QuantitativeValue","value":14,"unitCode":"DAY"}',
  );
});

test.each([
  ['erp', 'SoftwareApplication'],
  ['wms', 'Service'],
])('the page of the service %s is about a %s', (id, type) => {
  for (const locale of locales) {
    const [page, service] = createServiceGraph(findEntry(services, locale, id) as Service, locale);
    const url = `${site.origin}/${locale}/services/${id}/`;
    expect(page).toMatchObject({ '@id': url, mainEntity: { '@id': `${url}#service` } });
    expect(service).toMatchObject({ '@type': type, '@id': `${url}#service`, url });
    expect(JSON.stringify(service)).not.toMatch(/rating|review/i);
  }
});
