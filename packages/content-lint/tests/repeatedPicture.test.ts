import { builtInRules, Catalogue, type Context, Translator, Workspace } from '..';
import { files, options, writeSite } from './site';

const pictures = {
  publicFolder: 'public',
  path: '/images/',
  getPhoto: () => undefined,
  getFrame: () => ({ width: 1, height: 1 }),
};

const [ann] = files['en/crew.json'].items;
const post = files['en/blog/first.md'].replace('date:', 'image: /images/boat.svg\ndate:');
const changes = {
  'en/crew.json': { items: ['ann', 'ben'].map((id) => ({ ...ann, id, image: '/images/boat.svg' })) },
  'en/blog/first.md': post,
  'en/blog/earlier.md': post.replace('2026-01-05', '2026-01-04'),
  'en/blog/draft.md': post.replace('date: 2026-01-05', 'draft: true'),
  'de/blog/first.md': post,
};

/** Returns the file and the problem of each finding. */
function find(pictureOptions: Context['options']['pictures']): string[] {
  const siteOptions = { ...options, pictures: pictureOptions };
  const catalogue = new Catalogue(new Workspace(siteOptions), writeSite(changes));
  const context = { catalogue, options: siteOptions } as Context;
  const translator = new Translator(siteOptions, 'en');
  return [...(builtInRules['repeated-picture']?.(context) ?? [])].map(
    ({ file, problem }) => `${file.path.split('/').at(-1)}: ${translator.translate(problem)}`,
  );
}

const repeatedInPosts = [
  'first.md: blog/earlier.md has the same picture.',
  'draft.md: blog/earlier.md has the same picture.',
];

it('reports posts that have the picture of an older post in the same language', () => {
  expect(find(pictures)).toEqual(repeatedInPosts);
});

it('reports entries of a list whose entries need different pictures', () => {
  expect(find({ ...pictures, distinctLists: ['crew.json', 'missing.json'] })).toEqual([
    ...repeatedInPosts,
    'crew.json: The entry "ann" has the same picture.',
  ]);
});

it('reports nothing without options for pictures', () => {
  expect(find(undefined)).toEqual([]);
});
