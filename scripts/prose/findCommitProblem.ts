const TYPES = ['feat', 'fix', 'perf', 'refactor', 'docs', 'test', 'build', 'ci', 'chore', 'revert'];
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})(?:\\([\\w./-]+\\))?!?: [a-z0-9].*[^.]$`);
const MAX_LENGTH = 72;

/**
 * Returns what is wrong with the first line of a commit message, or undefined for a valid one
 * (https://www.conventionalcommits.org/en/v1.0.0/).
 */
export function findCommitProblem(subject: string): string | undefined {
  if (!SUBJECT.test(subject)) {
    return `"${subject}" is not a Conventional Commit. Write "type(scope): imperative subject", with one of ${TYPES.join(', ')}.`;
  }
  if (subject.length > MAX_LENGTH) {
    return `"${subject}" has ${subject.length} characters. Shorten it to ${MAX_LENGTH}.`;
  }
  return undefined;
}
