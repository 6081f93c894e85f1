import { findCommitProblem } from '../findCommitProblem';

const rule = { types: ['feat', 'fix', 'docs'], maxLength: 72 };

test.each([
  'fix(outbox): retry deliveries after a crash',
  'docs: describe the two commands',
  'feat!: drop Node 18',
])('accepts %j', (subject) => expect(findCommitProblem(subject, rule)).toBeUndefined());

test.each([
  'Let the first paint go first',
  'fix: ',
  'feature: add a page',
  'fix(a): end with a full stop.',
  `fix: ${'a'.repeat(70)}`,
])('reports %j', (subject) => expect(findCommitProblem(subject, rule)).toBeDefined());
