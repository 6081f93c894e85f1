import { readFileSync } from 'node:fs';
import { copyProject, recipes, testMessages } from './recipes';

/** Headings of the guide whose steps do not change a file. */
const headingsWithoutRecipe = [
  'Preview your changes',
  'Edit in the browser',
  'Publish',
  'Hand over and publish without Node or git',
  'Undo',
];

const copy = copyProject();

test('every recipe of the editors’ guide is tested', () => {
  const guide = readFileSync('messages/README.en.md', 'utf8');
  const titles = [...guide.matchAll(/^### (.*)$/gm)].map(([, title]) => title);
  const testedTitles = [...recipes.map(({ title }) => title), ...headingsWithoutRecipe];
  expect(titles.filter((title = '') => !testedTitles.includes(title))).toEqual([]);
});

test.each(recipes)('follows “$title”', ({ edit }) => edit(copy));

// Each test needs the result of the previous one.
testMessages(copy, 'all recipes');
