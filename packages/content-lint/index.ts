// Options and commands.
export type * from './ContentLintOptions';
// Message files.
export { Catalogue } from './catalogue/Catalogue';
export type { FactInterpolator } from './catalogue/FactInterpolator';
export type { Glossary } from './catalogue/glossary';
export { isMarkdown } from './catalogue/isMarkdown';
export { listFolderFiles } from './catalogue/listFolderFiles';
export type { MessageFile } from './catalogue/MessageFile';
export { MessageReader } from './catalogue/MessageReader';
export { parseJson } from './catalogue/parseJson';
export { getBlocks, getSourceTexts, getTranslatableTexts, type SourceText } from './catalogue/sourceTexts';
export { flattenTree, getChild, getNode, type TextNode, type Tree } from './catalogue/Tree';
// Rules.
export { builtInRules } from './check/builtInRules';
export { checkFacts } from './check/checkFacts';
export { checkMessages } from './check/checkMessages';
export { formats } from './check/formats';
export { type CommandOutput, runCheckCommand } from './check/runCheckCommand';
export type { Finding, Severity } from './Finding';
export { runNewCommand } from './new/runNewCommand';
export type { UsedMessages } from './project/UsedMessages';
export { type Context, createError, createWarning, type Rule, type UnplacedFinding } from './Rule';
// Generated files.
export { buildSchemas } from './schemas/buildSchemas';
export type { JsonSchema } from './schemas/JsonSchema';
export { renderPlaceholdersModule } from './schemas/renderPlaceholdersModule';
export { writeEditorSchemas } from './schemas/writeEditorSchemas';
export { getTranslationStatus } from './status/getTranslationStatus';
export { formatCodePoint } from './text/characters';
export { findMatches } from './text/findMatches';
export { getPosition } from './text/getPosition';
export { suggest } from './text/suggest';
export { Workspace } from './Workspace';
