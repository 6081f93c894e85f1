/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/seo/JsonLd';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { createFaqPage } from '@/lib/content/structuredData/createFaqPage';
import { createPageGraph } from '@/lib/content/structuredData/createPageGraph';
import { locales } from '@/lib/shared/i18n/locales';
import { type Page, pages } from '@/lib/shared/i18n/paths';

const getTypes = (graph: unknown) => JSON.stringify(graph).match(/(?<="@type":")\w+/g);

test('no text in structured data can end the script or begin a comment', () => {
  const name = '</script><script>alert(1)</script><!-- "quoted"';
  const html = renderToStaticMarkup(<JsonLd graph={[{ '@type': 'Thing', name }]} />);
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});

test.each(['home', 'about', 'contact'] as const)(
  'the page %s names the company with both offices and the hours, in every language',
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

test.each(Object.keys(pages) as Page[])('the page %s names its publisher', (page) => {
  expect(getTypes(createPageGraph(page, 'zh'))).toContain('Organization');
});

test.each([
  ['home', 'WebPage'],
  ['about', 'AboutPage'],
  ['contact', 'ContactPage'],
] as const)('the page %s is a %s', (page, type) => {
  expect(getTypes(createPageGraph(page, 'en'))?.[0]).toBe(type);
});

test('the questions of the contact page carry their answers, in every language', () => {
  for (const locale of locales) {
    const types = getTypes(createFaqPage(locale));
    expect(types).toHaveLength(1 + 2 * loadEntities('faq.json', locale).length);
    expect(new Set(types)).toEqual(new Set(['FAQPage', 'Question', 'Answer']));
  }
});

test('the services are services, and the ERP software with the trial that pricing promises', () => {
  const types = getTypes(createPageGraph('services', 'en'));
  expect(types?.filter((type) => type === 'Service')).toHaveLength(
    loadEntities('service-list.json', 'en').length - 1,
  );
  expect(types).toEqual(expect.arrayContaining(['SoftwareApplication', 'Offer']));
  expect(JSON.stringify(createPageGraph('services', 'en'))).toContain(
    '"eligibleDuration":{"@type":"QuantitativeValue","value":14,"unitCode":"DAY"}',
  );
});
