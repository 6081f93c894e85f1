import { locales } from '@/lib/i18n/locales';
import { appendText, changeText, createMutation, createMutations, type Mutation } from './Mutation';

/** Creates a mutation that adds a link to the end of the first Vietnamese article. */
function createLinkMutation(title: string, url: string): Mutation {
  return createMutation(title, 'link', 'vi/article', appendText(`Xem [bài này](${url}).`));
}

export const links = createMutations([
  createLinkMutation('a link to a missing page', '/vi/abuot/'),
  createLinkMutation('a link to a missing article', '/vi/insights/no-such-article/'),
  createLinkMutation('a link to a missing case', '/vi/cases/no-such-case/'),
  createLinkMutation('a link to a missing service', '/vi/services/wmss/'),
  createLinkMutation('a link to the anchor of a missing article', '/vi/insights/#article99'),
  createLinkMutation('a link to an anchor with a percent sign', '/vi/insights/#50%'),
  createLinkMutation('a link to a missing section', '/vi/services/#wmss'),
  createLinkMutation('a link to a missing heading in its article', '#no-such-heading'),
  createLinkMutation('a link to another locale', '/en/services/'),
  createLinkMutation('a link without a locale', '/services/'),
  createLinkMutation('a link without a trailing slash', '/vi/services'),
  createLinkMutation('a link without a leading slash', 'vi/services/'),
  createLinkMutation('a link to another site without https', 'www.customs.gov.vn'),
  createLinkMutation('an external link that is not a URL', 'https://'),
  createLinkMutation('a broken link with the domain of this site', 'https://www.reedferry.example/vi/none/'),
  createLinkMutation('a link with an unknown subject', '/vi/contact/?subject=sales'),
  createLinkMutation('a link with an unknown industry', '/vi/cases/?industry=garments'),
  createLinkMutation('a link to a missing picture', '/images/insights/none.svg'),
  createLinkMutation('a link to a missing template', '/templates/vi/count-sheets.xlsx'),
  createLinkMutation('a link to the template of another locale', '/templates/en/count-sheet.xlsx'),
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
  {
    title: 'an entry linked to a missing page',
    make: (messages) =>
      locales.map((locale) => {
        const file = `${locale}/products.json`;
        messages.editJson(file, ({ items }) => {
          items[0].leadsTo = { page: 'migrations', text: items[0].leadsTo.text };
        });
        return ['link', file, messages.findLineContaining(file, '"migrations"')];
      }),
  },
  ['a broken path in a text', 'link', 'vi/home.json', changeText('hero.lead', (text) => `${text} /vi/none/`)],
]);
