import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import path from 'node:path';

const project = path.resolve(__dirname, '../../..');

/** Runs a TypeScript file of the project in a separate Node process, in the test's working directory. */
export function runScript(file: string, ...options: string[]): SpawnSyncReturns<string> {
  const loader = path.join(project, 'node_modules/tsx/dist/esm/index.mjs');
  return spawnSync(process.execPath, ['--import', loader, path.resolve(project, file), ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Findings are in the language of the terminal.
    env: { ...process.env, LC_ALL: 'C', TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json') },
  });
}
