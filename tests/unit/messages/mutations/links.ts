import {
  appendParagraphs,
  changeTexts,
  createMutation,
  createMutationInAllLocales,
  type Mutation,
} from './Mutation';

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
    ['a broken path in a text', 'link', 'vi/home.json', 'hero.lead', (text) => `${text} /vi/none/`],
  ]),
  createMutation('a testimonial of a missing case', 'link', 'vi/testimonials.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].case = 'eel-landings';
    });
    return messages.findLineContaining(file, '"case"');
  }),
  createMutation('an outcome of a missing case', 'link', 'vi/service-list.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[1].page.outcomes[2].case = 'eel-landings';
    });
    return messages.findLineContaining(file, 'eel-landings');
  }),
  createMutation('a service linked to a missing anchor', 'link', 'zh/service-list.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].page.connections.leadsTo.anchor = 'prices';
    });
    return messages.findLineContaining(file, '"prices"');
  }),
  createMutation('an entry linked to a missing anchor', 'link', 'zh/products.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].leadsTo.anchor = 'prices';
    });
    return messages.findLineContaining(file, '"anchor"');
  }),
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
