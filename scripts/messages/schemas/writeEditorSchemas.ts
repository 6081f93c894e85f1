import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { buildSchemas } from './buildSchemas';

/** The folder that `.vscode/settings.json` refers to. Git ignores it. */
const SCHEMAS_FOLDER = '.vscode/schemas';

/** Writes the JSON Schemas that VS Code uses for message files, replacing older ones. */
export function writeEditorSchemas(catalogue: Catalogue): void {
  rmSync(SCHEMAS_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMAS_FOLDER, { recursive: true });
  for (const [name, schema] of Object.entries(buildSchemas(catalogue))) {
    writeFileSync(path.join(SCHEMAS_FOLDER, name), `${JSON.stringify(schema, null, 2)}\n`);
  }
}
