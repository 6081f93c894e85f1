import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engines, packages } from './engines';
import { ensurePackages } from './ensurePackages';
import { countResults, formatTable, REPORTS, type Row } from './report';
import { startSite } from './startSite';
import { walk } from './walk';

/**
 * `npm run test:browsers [-- ENGINE …]`: walks through the built site in each engine that the audience has, two at a time, and prints
 * a table. An engine that this machine cannot have is a failure where `CI` is "true" only.
 */
const AT_ONCE = 2;

ensurePackages(packages);
mkdirSync(REPORTS, { recursive: true });
const { origin, stop } = await startSite();
const chosen = process.argv.slice(2);
const waiting = [...engines.filter(({ name }) => chosen.length === 0 || chosen.includes(name)).entries()];
const rows: Row[] = [];
try {
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
} finally {
  stop();
}

console.info(`\n${formatTable(rows)}`);
const count = countResults(rows, process.env.CI === 'true');
writeFileSync(path.join(REPORTS, 'count.json'), JSON.stringify(count));
console.info(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

async function takeTurns(): Promise<void> {
  // The slowest engines are the last ones of the list: begun first, none of them is left alone at the end.
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [turn, engine] = next;
    rows[turn] = await walk(engine, turn, origin).catch(({ message }: Error) => ({
      engine: engine.name,
      broken: message,
    }));
  }
}
