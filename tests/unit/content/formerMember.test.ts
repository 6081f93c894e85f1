import { renderToStaticMarkup } from 'react-dom/server';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

// Next's compiler provides these modules; this test needs only the keys of messages.
jest.mock('next/root-params', () => ({}));
jest.mock('next-intl/server', () => ({}));
jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: async () =>
    Object.assign((key: string) => key, { locale: 'en', head: () => ({ title: '', lead: '' }) }),
}));

jest.mock('@/components/ui/SectionHeader', () => ({ SectionHeader: () => null }));
jest.mock('@/components/ui/Picture', () => ({ Picture: () => null }));

const messages = setUpMessagesCopy();

const loadModules = async () => ({
  ...(await import('@/components/about/Team')),
  ...(await import('@/lib/content/entries/posts')),
  ...(await import('@/lib/content/messages/readMessages')),
  ...(await import('@/lib/routes/structuredData/createArticleGraph')),
});

/** Returns the places that show a person of the team, an author and a reviewer. */
async function getPlaces() {
  const { Team, getByline, findPost, getFactInterpolator, createPostGraph } = await loadModules();
  const post = findPost('en', 'full-boat');
  if (!post) throw new Error('The fixture has no article "full-boat".');
  const { author, reviewer } = getByline(post);
  return {
    team: renderToStaticMarkup(await Team()).match(/(?<=<h3[^>]*>)[^<]+/g),
    count: getFactInterpolator('en').interpolate('{teamCount}'),
    byline: [author?.name, reviewer?.name],
    portrait: author?.avatar,
    employers: JSON.stringify(createPostGraph(post, 'en')).match(/"worksFor"/g)?.length ?? 0,
  };
}

test('a member of the team has a portrait and an employer', async () => {
  expect(await getPlaces()).toEqual({
    team: ['Do Thi Lan', 'Wei He', 'Pham Be'],
    count: '3',
    byline: ['Do Thi Lan', 'Wei He'],
    portrait: '/images/team/rower.svg',
    employers: 2,
  });
});

test('a former member keeps only the byline', async () => {
  messages.editJson('en/team.json', ({ items }) => Object.assign(items[0], { former: true }));
  expect(await getPlaces()).toEqual({
    team: ['Wei He', 'Pham Be'],
    count: '2',
    byline: ['Do Thi Lan', 'Wei He'],
    portrait: undefined,
    employers: 1,
  });
});
