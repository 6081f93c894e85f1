import { append, change, inPost, type Mutation, once } from './Mutation';

/** A link to an address, written at the end of the first article in Vietnamese. */
function linkTo(title: string, address: string): Mutation {
  return inPost(title, 'link', 'vi', append(`Xem [bài này](${address}).`));
}

export const links: Mutation[] = [
  linkTo('a link leads to a page that does not exist', '/vi/abuot/'),
  linkTo('a link leads to an article that does not exist', '/vi/insights/no-such-article/'),
  linkTo('a link leads to an anchor of an article that does not exist', '/vi/insights/#article99'),
  linkTo('a link leads to an anchor with a lone percent sign', '/vi/insights/#50%'),
  linkTo('a link leads to a section that does not exist', '/vi/services/#wmss'),
  linkTo('a link leads to a heading that its own article does not have', '#no-such-heading'),
  linkTo('a link leads into another language', '/en/services/'),
  linkTo('a link names no language', '/services/'),
  linkTo('a link lacks its last slash', '/vi/services'),
  linkTo('a link begins with neither a slash nor https', 'vi/services/'),
  linkTo('a link to another site lacks https', 'www.customs.gov.vn'),
  linkTo('a link to another site is no address', 'https://'),
  linkTo('a link to this site with its domain leads nowhere', 'https://www.reedferry.example/vi/none/'),
  linkTo('a link asks for a subject that does not exist', '/vi/contact/?subject=sales'),
  linkTo('a link asks for an industry that does not exist', '/vi/cases/?industry=garments'),
  linkTo('a link leads to a picture that does not exist', '/images/insights/none.svg'),
  linkTo('a link leads to a template that does not exist', '/vi/templates/count-sheets.xlsx'),
  linkTo('a link leads to the template of another language', '/en/templates/count-sheet.xlsx'),
  once(
    'a quotation belongs to a case that there is not',
    'link',
    'vi/testimonials.json',
    (messages, file) => {
      messages.editJson(file, ({ items }) => {
        items[0].case = 'eel-landings';
      });
      return messages.lineWith(file, '"case"');
    },
  ),
  once('an entry leads to a place that there is not', 'link', 'zh/products.json', (messages, file) => {
    messages.editJson(file, ({ items }) => {
      items[0].leadsTo.anchor = 'prices';
    });
    return messages.lineWith(file, '"anchor"');
  }),
  once(
    'an address in a text leads nowhere',
    'link',
    'vi/home.json',
    change('hero.lead', (text) => `${text} /vi/none/`),
  ),
];
