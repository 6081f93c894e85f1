import type { ProseLintOptions } from 'prose-lint';

/** The rules of CONTRIBUTING.md ("Plain English" and "Commits") that a program can check. */
export const proseLintOptions = {
  ignoredFiles: /^messages\/(zh|en|vi)\/|README\.(zh|vi)\.md$|^docs\/licences\.md$/,
  // Phrases that engineers of the field do not use.
  phrases: [
    {
      pattern: /\b(?:whoever|whomever|whom|somebody|nobody)\b/gi,
      advice: 'Name the role (visitor, editor, caller) or write "no one".',
    },
    {
      pattern:
        /\b(?:anew|mend(?:s|ed|ing)?|reckon(?:s|ed|ing)?|meanwhile|thereof|therein|hence|needless)\b/gi,
      advice: 'Use an ordinary word: again, fix, calculate, in the meantime, unnecessary.',
    },
    {
      pattern: /\bof (?:its|their|his|one[’']s) own\b|\bby (?:itself|themselves)\b/gi,
      advice: 'Write "separate", "dedicated" or "automatically".',
    },
    {
      pattern: /\bas (?:it|they) (?:stands?|is|are|was|were)\b/gi,
      advice: 'Write "unchanged", "verbatim" or the noun.',
    },
    {
      pattern:
        /\bstands? (?:in|at|on|beside|above|below|between|there|by|behind|before|after|alone|here|still)\b/gi,
      advice: 'Write "is", "appears" or "contains".',
    },
    {
      pattern: /\b(?:is|are|was|be|has|have) none\b|\bwhere there (?:is|are|was) (?:none|no)\b/gi,
      advice: 'Write "is not", "has no X" or "if X is missing".',
    },
    {
      pattern: /\b(?:one too many|goes? along|leads? on)\b|\bno more\b(?! than)/gi,
      advice: 'Write "unexpected", "is sent with", "redirects to" or "no longer".',
    },
    {
      pattern: /\b(?:wakes?|woken|waking|awake)\b/gi,
      advice: 'Write "is hydrated".',
    },
    {
      pattern:
        /^(?:What|Who|Whom|Whatever|Whoever|Where|Whether|How (?:many|much|long|often|far))\b(?! is )(?=.*[^?]$)/g,
      advice: 'Start with a noun phrase, or with a verb in the third person.',
    },
  ],
  names: [
    {
      // `getFile(post)` instead of `fileOf(post)`.
      pattern: /(?:Of|In|By|At|For|From|To|With|On|As|Than|Under|Above|Between|Like)$/,
      // Names of platforms and libraries, and verbs that end in a preposition.
      exceptions:
        /(?:^|[a-z])(?:[Ff]adeIn|[Ss]ignIn|[Ll]ogIn|[Oo]ptIn|[Bb]uiltIn|[Cc]heckIn|[Ss]crollTo|[Rr]eplyTo|[Rr]edirectTo|[Mm]oveTo|[Aa]ppendTo|[Cc]ompareTo|[Ss]ortBy|[Gg]roupBy|[Oo]rderBy|[Kk]eyBy|[Ii]ndexOf|[Tt]ypeOf|[Ss]izeOf|[a-z]+edAt)$/,
      advice: 'The name ends in a preposition. Name what the function does, or what the value is.',
    },
  ],
  maxTitleWords: 14,
  commits: {
    types: ['feat', 'fix', 'perf', 'refactor', 'docs', 'test', 'build', 'ci', 'chore', 'revert'],
    maxLength: 72,
  },
} satisfies ProseLintOptions;
