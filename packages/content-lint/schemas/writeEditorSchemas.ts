import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../catalogue/Catalogue';
import { buildSchemas } from './buildSchemas';

/** Empties `folder` and writes a JSON Schema for each message file, with which VS Code completes keys. */
export function writeEditorSchemas(catalogue: Catalogue, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(buildSchemas(catalogue))) {
    writeFileSync(path.join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
  }
}
