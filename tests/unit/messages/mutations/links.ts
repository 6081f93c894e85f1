import { appendParagraphs, changeTexts, createMutationInAllLocales, type Mutation } from './Mutation';

const SERVICES = 'vi/service-list.json';

/** Broken links, each of which is added to the end of an article. */
const brokenLinks = {
  'a link to a missing page': '/vi/abuot/',
  'a link to a missing article': '/vi/insights/no-such-article/',
  'a link to a missing case': '/vi/cases/no-such-case/',
  'a link to a missing service': '/vi/services/wmss/',
  'a link to the anchor of a missing article': '/vi/insights/#article99',
  'a link to an anchor with a percent sign': '/vi/insights/#50%',
  'a link to a missing section': '/vi/services/#wmss',
  'a link to a missing heading in its article': '#no-such-heading',
  'a link to another locale': '/en/services/',
  'a link without a locale': '/services/',
  'a link without a trailing slash': '/vi/services',
  'a link without a leading slash': 'vi/services/',
  'a link to another site without https': 'www.customs.gov.vn',
  'an external link that is not a URL': 'https://',
  'a broken link with the domain of this site': 'https://www.reedferry.example/vi/none/',
  'a link with an unknown subject': '/vi/contact/?subject=sales',
  'a link with an unknown industry': '/vi/cases/?industry=garments',
  'a link to a missing picture': '/images/insights/none.svg',
  'a link to a missing template': '/templates/vi/count-sheets.xlsx',
  'a link to the template of another locale': '/templates/en/count-sheet.xlsx',
};

export const links: Mutation[] = [
  ...appendParagraphs(
    Object.entries(brokenLinks).map(([title, url]) => [
      title,
      'link',
      'vi/article',
      `Xem [bài này](${url}).`,
    ]),
  ),
  ...changeTexts([
    ['a quote of a missing case', 'link', 'vi/testimonials.json', 'items.eel-wife.case', 'eel-landings'],
    ['an outcome of a missing case', 'link', SERVICES, 'items.wms.page.outcomes.three.case', 'eel-landings'],
    [
      'a service with a missing anchor',
      'link',
      SERVICES,
      'items.erp.page.connections.leadsTo.anchor',
      'prices',
    ],
    ['an entry with a missing anchor', 'link', 'zh/products.json', 'items.hull.leadsTo.anchor', 'prices'],
    ['a map without a URL', 'link', 'vi/contact.json', 'map.embed', 'map.example'],
    ['a broken path in a text', 'link', 'vi/home.json', 'hero.lead', (text) => `${text} /vi/none/`],
  ]),
  createMutationInAllLocales(
    'an entry linked to a missing page',
    'link',
    'products.json',
    (messages, file) => {
      messages.editJson(file, ({ items }) => {
        items[0].leadsTo = { page: 'migrations', text: items[0].leadsTo.text };
      });
      return messages.findLineContaining(file, '"migrations"');
    },
  ),
];
