import { writeFileSync } from 'node:fs';
import { Catalogue } from './messages/check/catalogue/Catalogue';
import { renderPlaceholdersModule } from './messages/schemas/renderPlaceholdersModule';
import { writeEditorSchemas } from './messages/schemas/writeEditorSchemas';

/**
 * `npm run messages:schemas`: writes the JSON Schemas that VS Code uses for message files, and the TypeScript type with the
 * placeholders of each message.
 */
const catalogue = new Catalogue('messages');

writeEditorSchemas(catalogue);
writeFileSync('lib/content/messages/messagePlaceholders.ts', renderPlaceholdersModule(catalogue));
