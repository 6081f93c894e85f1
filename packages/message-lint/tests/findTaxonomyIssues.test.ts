import { findTaxonomyIssues } from 'message-lint/files';
import { z } from 'zod';

const tag = z.string().meta({ taxonomy: 'tags' });
const schema = z.object({
  tag,
  more: z.array(tag).optional(),
  place: z.string().meta({ taxonomy: 'places' }),
});
const getIds = (group: string) => (group === 'tags' ? ['boats', 'ropes'] : undefined);

it.each([
  ['known ids', { tag: 'boats', more: ['ropes'], place: 'anywhere' }, []],
  ['an unknown id', { tag: 'bots' }, ['tag is "bots", which is not in "tags" of the taxonomy']],
  [
    'an unknown id in a list',
    { tag: 'boats', more: ['ropes', 'rops'] },
    ['more.1 is "rops", which is not in "tags" of the taxonomy'],
  ],
  ['values that are no texts', { tag: 1, more: 'boats' }, []],
])('checks %s', (_, value, expected) => {
  const issues = findTaxonomyIssues(schema, value, getIds);
  expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(expected);
});
