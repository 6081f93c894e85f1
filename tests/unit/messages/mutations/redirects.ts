import type { MessagesEditor } from '../MessagesEditor';
import { addFields, createMutation, type Mutation } from './Mutation';

const FILE = 'redirects.json';

/** Creates a mutation that writes a table of redirects whose first entry is invalid. */
function createTableMutation(
  title: string,
  table: Record<string, unknown>,
  rule: 'redirect' | 'schema' = 'redirect',
): Mutation {
  return {
    title,
    make: (messages) => {
      messages.write(FILE, `${JSON.stringify(table, null, 2)}\n`);
      return [[rule, FILE, 2]];
    },
  };
}

function getSlug(post: string): string {
  return post.replace(/^.*\/|\.md$/g, '');
}

/** Adds a line to a post's front matter in every locale, to unpublish it. */
function unpublish(messages: MessagesEditor, line: string): void {
  for (const locale of ['zh', 'en', 'vi']) messages.addField(`${locale}/${messages.news}`, line);
}

export const redirects: Mutation[] = [
  ...addFields([['an invalid former name', 'schema', 'vi/article', 'redirectFrom: [Old Name]']]),
  createTableMutation('a redirect to a missing page', { '/old': '/contcat' }),
  createTableMutation('a redirect to a missing anchor', { '/old': '/services#nowhere' }),
  createTableMutation('a redirect to a single locale', { '/old': '/vi/about' }, 'schema'),
  createTableMutation('a redirect from a single locale', { '/vi/old': '/about' }, 'schema'),
  createTableMutation('a redirect with a query', { '/old?id=1': '/about' }, 'schema'),
  createTableMutation('a redirect with a fragment', { '/old#top': '/about' }, 'schema'),
  createTableMutation('a redirect with a space', { '/old name': '/about' }, 'schema'),
  {
    title: 'a redirect to an anchor that is not ASCII',
    make: (messages) => {
      messages.append(`en/${messages.article}`, '## Café');
      const { make } = createTableMutation(
        '',
        { '/old': `/insights/${getSlug(messages.article)}#café` },
        'schema',
      );
      return make(messages);
    },
  },
  createTableMutation('a redirect from another host', { '//evil.example/old': '/about' }, 'schema'),
  createTableMutation('a redirect to another host', { '/old': '//evil.example/' }),
  {
    title: 'two spellings of a former URL',
    make: (messages) => {
      messages.write(FILE, '{\n  "/ti%CC%81n": "/about",\n  "/tín/": "/contact"\n}\n');
      return [['redirect', FILE, 3]];
    },
  },
  createTableMutation('a redirect from an existing page', { '/about': '/contact' }),
  createTableMutation('a redirect from an existing case', { '/cases/eel-landing': '/contact' }),
  createTableMutation('a redirect to a missing case', { '/old': '/cases/no-such-case' }),
  createTableMutation('a redirect from an endpoint', { '/api/leads': '/contact' }),
  createTableMutation('a redirect from a generated file', { '/robots.txt': '/contact' }),
  createTableMutation('a redirect from a picture', { '/images/boat.svg': '/contact' }),
  createTableMutation('a chain of redirects', { '/old': '/older', '/older': '/about' }),
  createTableMutation('a redirect to itself', { '/old': '/old/' }),
  {
    title: 'a redirect loop',
    make: (messages) => {
      messages.write(FILE, '{\n  "/a": "/b",\n  "/b": "/a"\n}\n');
      return [
        ['redirect', FILE, 2],
        ['redirect', FILE, 3],
      ];
    },
  },
  {
    title: 'a redirect to a draft',
    make: (messages) => {
      unpublish(messages, 'draft: true');
      messages.write(FILE, `{ "/old": "/insights/${getSlug(messages.news)}" }\n`);
      return [['redirect', FILE, 1]];
    },
  },
  {
    title: 'a link to a draft',
    make: (messages) => {
      unpublish(messages, 'draft: true');
      const post = `vi/${messages.article}`;
      const line = messages.append(post, `Xem [bài này](/vi/insights/${getSlug(messages.news)}/).`);
      return [['link', post, line]];
    },
  },
  {
    title: 'a former name with two targets',
    make: (messages) => {
      messages.write(FILE, '{ "/insights/old-name": "/about" }\n');
      const post = `vi/${messages.article}`;
      return [['redirect', post, messages.addField(post, 'redirectFrom: [old-name]')]];
    },
  },
  createMutation('a former name used by another post', 'redirect', 'vi/article', (messages, post) =>
    messages.addField(post, `redirectFrom: [${getSlug(messages.lastArticle)}]`),
  ),
];
