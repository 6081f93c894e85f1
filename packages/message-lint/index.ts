export { builtInRules } from './builtInRules';
export {
  Catalogue,
  getPagePath,
  getPublicationDate,
  listFolderFiles,
  NEVER_PUBLISHED,
} from './catalogue/Catalogue';
export { isMarkdown, type MessageFile } from './catalogue/MessageFile';
export { parseJson } from './catalogue/parseJson';
export {
  getBlocks,
  getBodyTexts,
  getSourceTexts,
  getTranslatableTexts,
  isKeywords,
} from './catalogue/sourceTexts';
export { flattenTree, getChild, getNode, type Tree } from './catalogue/Tree';
export { checkFacts, checkMessages, checkRequiredFiles, findProblems, formatFindings } from './checkMessages';
export {
  findOutdatedTexts,
  type OutdatedText,
  RECORD_FILE,
  recordAll,
  recordFollowed,
  recordText,
} from './history';
export type * from './MessageLintOptions';
export {
  type Context,
  createError,
  createWarning,
  explain,
  type Finding,
  type Findings,
  type FindingText,
  joinTexts,
  type Rule,
  type UnplacedFinding,
} from './Rule';
export { renderPlaceholdersModule } from './rules/placeholders';
export { formatCodePoint } from './rules/unicode';
export { detectLanguage, languages, type SentenceTree } from './Translator';
export { escapeRegExp, findMatches, suggest } from './text/wordings';
export { memoizeByContent, Workspace } from './Workspace';
