import type { Catalogue } from './Catalogue';

/** A term: its translation in each locale, its id, and other wordings by locale. */
export type Term = Record<string, unknown> & {
  id: string;
  /** Other correct wordings, such as a short form. */
  variants?: Partial<Record<string, string[]>>;
  /** Wordings that must not be used. */
  forbidden?: Partial<Record<string, string[]>>;
};

/** The value of the file with the glossary. */
export type Glossary = { terms: Term[] };

/** Returns the translation of a term in a locale; an empty text if it is missing. */
export function getTranslation(term: Term, locale: string): string {
  return String(term[locale] ?? '');
}

/** Returns all correct wordings of a term in a locale. */
export function getWordings(term: Term, locale: string): string[] {
  return [getTranslation(term, locale), ...(term.variants?.[locale] ?? [])].filter(Boolean);
}

/** Returns the terms of the glossary; undefined if it is missing or invalid. */
export function getTerms(catalogue: Catalogue): Term[] | undefined {
  const { glossary, files } = catalogue.workspace.options;
  const schema = glossary && files.shared?.[glossary.file];
  const parsed = schema?.safeParse(catalogue.getSharedValue(glossary?.file ?? ''));
  return parsed?.success ? (parsed.data as Glossary).terms : undefined;
}
