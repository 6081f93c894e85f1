import type { CommitRule } from './ProseLintOptions';

/**
 * Returns what is wrong with the first line of a commit message, or undefined for a valid one
 * (https://www.conventionalcommits.org/en/v1.0.0/).
 */
export function findCommitProblem(subject: string, { types, maxLength }: CommitRule): string | undefined {
  const pattern = new RegExp(`^(?:${types.join('|')})(?:\\([\\w./-]+\\))?!?: [a-z0-9].*[^.]$`);
  if (!pattern.test(subject)) {
    return `"${subject}" is not a Conventional Commit. Write "type(scope): imperative subject", with one of ${types.join(', ')}.`;
  }
  if (subject.length > maxLength) {
    return `"${subject}" has ${subject.length} characters. Shorten it to ${maxLength}.`;
  }
  return undefined;
}
