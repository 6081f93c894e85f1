import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Catalogue } from './check-messages/catalogue/Catalogue';
import { buildSchemas } from './message-schemas/buildSchemas';

const folder = '.vscode/schemas';

/** `npm run messages:schemas`: writes the JSON Schemas by which VS Code helps to edit message files. */
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(buildSchemas(new Catalogue('messages')))) {
  writeFileSync(path.join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}
