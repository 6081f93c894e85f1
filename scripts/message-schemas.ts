import { writeFileSync } from 'node:fs';
import { Catalogue, renderPlaceholdersModule, writeEditorSchemas } from 'content-lint';
import options from '@/content-lint.config';
import { workspace } from './messages/workspace';

/**
 * `npm run messages:schemas`: writes the JSON Schemas that VS Code uses for message files, and the TypeScript type
 * with the placeholders of each message.
 */
const catalogue = new Catalogue(workspace, 'messages');

writeEditorSchemas(catalogue, '.vscode/schemas');
writeFileSync(options.code.placeholdersModule, renderPlaceholdersModule(catalogue));
