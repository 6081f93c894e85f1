import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import path from 'node:path';

const project = path.resolve(__dirname, '../../..');

/**
 * Runs a TypeScript file in a Node process of its own, from the project's folder: the Markdown libraries are ES
 * modules, which Jest cannot load.
 */
export function runScript(file: string, ...options: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['--import', 'tsx', path.resolve(project, file), ...options], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}
