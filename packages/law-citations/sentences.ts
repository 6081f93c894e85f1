import en from './sentences/en.json' with { type: 'json' };
import vi from './sentences/vi.json' with { type: 'json' };
import zh from './sentences/zh.json' with { type: 'json' };

/** Sentences of the rule's findings, by language: for the option `sentences` of content-lint. */
export const sentences = { en, vi, zh };
