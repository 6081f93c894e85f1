export { findCommitProblem } from './findCommitProblem';
export { findProseProblems } from './findProseProblems';
export { lintCommits } from './lintCommits';
export { lintProse } from './lintProse';
export type { CommitRule, NameRule, PhraseRule, ProseLintOptions, ProseProblem } from './ProseLintOptions';
