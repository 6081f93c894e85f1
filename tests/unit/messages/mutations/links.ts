import { append, change, inPost, type Mutation, once } from './Mutation';

/** Creates a link at the end of the first Vietnamese article. */
function linkTo(title: string, url: string): Mutation {
  return inPost(title, 'link', 'vi', append(`Xem [bài này](${url}).`));
}

export const links: Mutation[] = [
  linkTo('a link to a missing page', '/vi/abuot/'),
  linkTo('a link to a missing article', '/vi/insights/no-such-article/'),
  linkTo('a link to the anchor of a missing article', '/vi/insights/#article99'),
  linkTo('a link to an anchor with a percent sign', '/vi/insights/#50%'),
  linkTo('a link to a missing section', '/vi/services/#wmss'),
  linkTo('a link to a missing heading in its article', '#no-such-heading'),
  linkTo('a link to another locale', '/en/services/'),
  linkTo('a link without a locale', '/services/'),
  linkTo('a link without a trailing slash', '/vi/services'),
  linkTo('a link without a leading slash', 'vi/services/'),
  linkTo('a link to another site without https', 'www.customs.gov.vn'),
  linkTo('an external link that is not a URL', 'https://'),
  linkTo('a broken link with the domain of this site', 'https://www.reedferry.example/vi/none/'),
  linkTo('a link with an unknown subject', '/vi/contact/?subject=sales'),
  linkTo('a link with an unknown industry', '/vi/cases/?industry=garments'),
  linkTo('a link to a missing picture', '/images/insights/none.svg'),
  linkTo('a link to a missing template', '/vi/templates/count-sheets.xlsx'),
  linkTo('a link to the template of another locale', '/en/templates/count-sheet.xlsx'),
  once('a testimonial of a missing case', 'link', 'vi/testimonials.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].case = 'eel-landings';
    });
    return messages.lineWith(file, '"case"');
  }),
  once('an entry linked to a missing anchor', 'link', 'zh/products.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].leadsTo.anchor = 'prices';
    });
    return messages.lineWith(file, '"anchor"');
  }),
  once(
    'a broken path in a text',
    'link',
    'vi/home.json',
    change('hero.lead', (text) => `${text} /vi/none/`),
  ),
];
