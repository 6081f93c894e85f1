import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Catalogue } from './messages/check/catalogue/Catalogue';
import { buildSchemas } from './messages/schemas/buildSchemas';
import { renderPlaceholdersModule } from './messages/schemas/renderPlaceholdersModule';

const folder = '.vscode/schemas';

/**
 * `npm run messages:schemas`: writes the JSON Schemas that VS Code uses for message files, and the TypeScript type with the
 * placeholders of each message.
 */
const catalogue = new Catalogue('messages');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(buildSchemas(catalogue))) {
  writeFileSync(path.join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}
writeFileSync('lib/content/messages/messagePlaceholders.ts', renderPlaceholdersModule(catalogue));
