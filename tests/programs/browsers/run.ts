import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../helpers/installPackages';
import { engines, packages } from './engines';
import { countResults, formatTable, REPORTS, type Row } from './report';
import { runEngine } from './runEngine';
import { startSite } from './startSite';

/**
 * `npm run test:browsers [-- ENGINE …]`: runs all steps on the built site in each supported engine, two engines at a
 * time, and prints a table. An engine that is not available on this machine is a failure only if `CI` is "true".
 */
const CONCURRENCY = 2;

const missing = Object.entries(packages).filter(([file]) => !existsSync(file));
if (missing.length > 0) installPackages(...missing.map(([, name]) => name));
mkdirSync(REPORTS, { recursive: true });
const { origin, stop } = await startSite();
const chosen = process.argv.slice(2);
const queue = [...engines.filter(({ name }) => chosen.length === 0 || chosen.includes(name)).entries()];
const rows: Row[] = [];
try {
  await Promise.all(Array.from({ length: CONCURRENCY }, runQueue));
} finally {
  await stop();
}

console.info(`\n${formatTable(rows)}`);
const count = countResults(rows, process.env.CI === 'true');
writeFileSync(path.join(REPORTS, 'count.json'), JSON.stringify(count));
console.info(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

async function runQueue(): Promise<void> {
  // Starts with the end of the list, where the slowest engines are, so that both workers finish at about the same time.
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [engineIndex, engine] = next;
    rows[engineIndex] = await runEngine(engine, engineIndex, origin).catch(({ message }: Error) => ({
      engine: engine.name,
      broken: message,
    }));
  }
}
