import en from './sentences/en.json' with { type: 'json' };
import vi from './sentences/vi.json' with { type: 'json' };
import zh from './sentences/zh.json' with { type: 'json' };

/** Sentences of the site's rules, by language. `phrases` translates the messages of its schemas and of packages. */
export const sentences = { en, vi, zh };
