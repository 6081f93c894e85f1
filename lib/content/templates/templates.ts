/** The downloadable workbooks by file name, each with its sheets in order. */
export const templates = {
  'count-sheet.xlsx': ['count-sheet', 'count-result'],
  'oee-shift-sheet.xlsx': ['oee-shift-sheet'],
  'epe-balance.xlsx': ['epe-balance'],
  'returns-arithmetic.xlsx': ['returns-arithmetic'],
} as const;

export type Template = keyof typeof templates;
export type TemplateSheet = (typeof templates)[Template][number];

/** The ids of all sheets, which are the ids of the entries in `messages/{locale}/templates.json`. */
export const templateSheets: readonly TemplateSheet[] = Object.values(templates).flat();

export const templateNames = Object.keys(templates) as Template[];

/** True if a file name is the name of a template. */
export function isTemplate(name: string): name is Template {
  return Object.hasOwn(templates, name);
}

/** The path of the templates below the locale. */
export const templateFolder = '/templates/';
