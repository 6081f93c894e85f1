export { builtInRules } from './builtInRules';
export { Catalogue, listFolderFiles } from './catalogue/Catalogue';
export { updateLinks } from './catalogue/getRedirects';
export { isMarkdown, type MessageFile } from './catalogue/MessageFile';
export { parseJson } from './catalogue/parseJson';
export { getBlocks, getTranslatableTexts } from './catalogue/sourceTexts';
export { flattenTree, getChild, getNode, type Tree } from './catalogue/Tree';
export type { UsedMessages } from './checkMessages';
export { checkFacts, checkMessages, checkRequiredFiles, findProblems } from './checkMessages';
export {
  findOutdatedTexts,
  type OutdatedText,
  RECORD_FILE,
  recordAll,
  recordFollowed,
  recordText,
} from './history';
export type * from './MessageLintOptions';
export { renderPlaceholdersModule } from './placeholdersModule';
export {
  type Context,
  createError,
  createWarning,
  type Finding,
  type FindingText,
  joinTexts,
  type Rule,
  type UnplacedFinding,
} from './Rule';
export { formatCodePoint } from './rules/unicode';
export { formats, runCheckCommand } from './runCheckCommand';
export { detectLanguage, type SentenceTree } from './Translator';
export { findMatches, suggest } from './text/wordings';
export { memoizeByContent, Workspace } from './Workspace';
