/** @jest-environment node */
import { findProseProblems } from 'prose-lint';
import { proseLintOptions } from '@/prose-lint.config';

test.each([
  ['a.ts', '/** What the form sends. */', 'What'],
  ['a.ts', '/**\n * Whether the visitor agreed.\n */', 'Whether'],
  ['a.ts', '// The list stands in the page.', 'stands in'],
  ['a.css', '/* The style that nobody sees. */', 'nobody'],
  ['a.yml', 'a: 1 # Made anew by the build.', 'anew'],
  ['a.md', 'The server goes on by itself.', 'by itself'],
  ['a.ts', 'export function fileOf(post: Post) {}', 'fileOf'],
  ['a.test.ts', "test('a b c d e f g h i j k l m n o', () => {});", 'a b c d e f g h i j k l m n o'],
])('reports %s: %j', (file, source, text) => {
  expect(findProseProblems(file, source, proseLintOptions).map((problem) => problem.text)).toEqual([text]);
});

test.each([
  ['a.ts', '/** Returns the file of a post. */'],
  ['a.ts', "const url = 'https://stands.in/the/way';"],
  ['a.ts', 'export function scrollTo(top: number) {}\nexport type Post = { createdAt: number };'],
  ['a.md', '```\nThe file stands in the folder.\n```'],
  ['a.md', 'Run `whoever` and go on.'],
  ['a.test.ts', "test('keeps the query when the language changes', () => {});"],
])('accepts %s: %j', (file, source) => {
  expect(findProseProblems(file, source, proseLintOptions)).toEqual([]);
});
