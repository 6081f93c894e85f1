import type { MessagesEditor } from '../MessagesEditor';
import { addField, inPost, type Mutation } from './Mutation';

const FILE = 'redirects.json';

/** Redirects of which the first is wrong. */
function wrong(title: string, table: Record<string, unknown>): Mutation {
  return {
    title,
    make: (messages) => {
      messages.write(FILE, `${JSON.stringify(table, null, 2)}\n`);
      return [['redirect', FILE, 2]];
    },
  };
}

function getSlug(post: string): string {
  return post.replace(/^.*\/|\.md$/g, '');
}

/** Makes a post wait in every language; returns nothing, for links and redirects to it are what is looked at. */
function hold(messages: MessagesEditor, line: string): void {
  for (const locale of ['zh', 'en', 'vi']) addField(line)(messages, `${locale}/${messages.news}`);
}

export const redirects: Mutation[] = [
  wrong('a redirect leads nowhere', { '/old': '/contcat' }),
  wrong('a redirect leads to a place that its page does not have', { '/old': '/services#nowhere' }),
  wrong('a redirect leads into one language', { '/old': '/vi/about' }),
  wrong('a redirect is for one language', { '/vi/old': '/about' }),
  wrong('a redirect has a query, which hosts of files ignore', { '/old?id=1': '/about' }),
  wrong('a redirect has a fragment', { '/old#top': '/about' }),
  wrong('a redirect has an empty query', { '/old?': '/about' }),
  wrong('a redirect names another host', { '//evil.example/old': '/about' }),
  wrong('a redirect leads to another host', { '/old': '//evil.example/' }),
  {
    title: 'two spellings of an old address lead to two pages',
    make: (messages) => {
      messages.write(FILE, '{\n  "/ti%CC%81n": "/about",\n  "/tín/": "/contact"\n}\n');
      return [['redirect', FILE, 3]];
    },
  },
  wrong('a redirect takes the place of a filtered list', { '/insights?tag=erp': '/about' }),
  wrong('a redirect takes the place of a page', { '/about': '/contact' }),
  wrong('a redirect takes the place of a picture', { '/images/boat.svg': '/contact' }),
  wrong('a redirect leads over another one', { '/old': '/older', '/older': '/about' }),
  wrong('a redirect leads to itself', { '/old': '/old/' }),
  {
    title: 'two redirects lead to each other',
    make: (messages) => {
      messages.write(FILE, '{\n  "/a": "/b",\n  "/b": "/a"\n}\n');
      return [
        ['redirect', FILE, 2],
        ['redirect', FILE, 3],
      ];
    },
  },
  {
    title: 'a redirect leads to a draft',
    make: (messages) => {
      hold(messages, 'draft: true');
      messages.write(FILE, `{ "/old": "/insights/${getSlug(messages.news)}" }\n`);
      return [['redirect', FILE, 1]];
    },
  },
  {
    title: 'a text links to a draft',
    make: (messages) => {
      hold(messages, 'draft: true');
      const post = `vi/${messages.article}`;
      const line = messages.append(post, `Xem [bài này](/vi/insights/${getSlug(messages.news)}/).`);
      return [['link', post, line]];
    },
  },
  {
    title: 'an old name leads to two posts',
    make: (messages) => {
      messages.write(FILE, '{ "/insights/old-name": "/about" }\n');
      const post = `vi/${messages.article}`;
      return [['redirect', post, addField('redirectFrom: [old-name]')(messages, post)]];
    },
  },
  inPost('an old name is one of another post', 'redirect', 'vi', (messages, post) =>
    addField(`redirectFrom: [${getSlug(messages.lastArticle)}]`)(messages, post),
  ),
  inPost('an old name is no name', 'schema', 'vi', addField('redirectFrom: [Old Name]')),
];
