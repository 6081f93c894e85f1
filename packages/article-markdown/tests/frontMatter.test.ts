import { parseFrontMatter } from '../frontMatter';

test('parses the front matter and changes its strings', () => {
  const markdown = '---\ntitle: a\ntags: [b]\norder: 1\n---\nText.';
  expect(parseFrontMatter(markdown, (text) => text.toUpperCase())).toEqual({
    title: 'A',
    tags: ['B'],
    order: 1,
  });
});

test('a file without front matter is an error', () => {
  expect(() => parseFrontMatter('# Title')).toThrow('has no front matter');
});
