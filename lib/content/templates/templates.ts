/** Every table sheet that a template has, by its entry in `messages/{locale}/templates.json`. */
export const templateSheets = [
  'count-sheet',
  'count-result',
  'oee-shift-sheet',
  'epe-balance',
  'returns-arithmetic',
] as const;

export type TemplateSheet = (typeof templateSheets)[number];

/** The workbooks that readers may take, by the names of their files, with the sheets of each in order. */
export const templates = {
  'count-sheet.xlsx': ['count-sheet', 'count-result'],
  'oee-shift-sheet.xlsx': ['oee-shift-sheet'],
  'epe-balance.xlsx': ['epe-balance'],
  'returns-arithmetic.xlsx': ['returns-arithmetic'],
} as const satisfies Record<string, readonly TemplateSheet[]>;

export type Template = keyof typeof templates;

export const templateNames = Object.keys(templates) as Template[];

export function isTemplate(name: string): name is Template {
  return Object.hasOwn(templates, name);
}

/** Where the templates of a language stand below it. */
export const templateFolder = '/templates/';
