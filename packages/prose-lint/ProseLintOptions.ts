/** The rules of a style guide. */
export type ProseLintOptions = {
  /** Paths of files that are not checked. */
  ignoredFiles?: RegExp;
  /** Phrases in comments and documents. */
  phrases?: PhraseRule[];
  /** Names of functions, variables, classes and types. */
  names?: NameRule[];
  /** Maximum number of words in the title of a test. */
  maxTitleWords?: number;
  commits?: CommitRule;
};

export type PhraseRule = {
  /** Has the flag `g`. `^` is the start of a comment or of a line of a document. */
  pattern: RegExp;
  /** The phrase to write instead. */
  advice: string;
};

export type NameRule = {
  pattern: RegExp;
  /** Names that the pattern matches, but that are accepted. */
  exceptions?: RegExp;
  advice: string;
};

export type CommitRule = {
  /** Types of a Conventional Commit: `['feat', 'fix']`. */
  types: string[];
  /** Maximum length of a subject, in characters. */
  maxLength: number;
};

/** A phrase, name or title that a rule does not allow. Lines count from 1. */
export type ProseProblem = { line: number; text: string; advice: string };
