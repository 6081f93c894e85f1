import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkLeftovers } from './checkLeftovers';
import type { Typeface } from './createTypefaceSchema';
import type { Palette } from './Palette';
import { formatPalettes, recolour } from './recolour';
import { writeFontSubsets } from './writeFontSubsets';

type BrandCommandOptions = {
  /** JSON file with the typeface and the palettes. */
  file: string;
  /** The properties of the file that are palettes. */
  palettes: string[];
  /** The main colour: tinted greys follow a change of it. The first palette contains it. */
  mainColour: string;
  fontsFolder: string;
  /** Further JSON files with former names, and the path of the part to compare. */
  sources: Record<string, string[]>;
  /** Files and folders in which leftovers are allowed, and ignored folders to search. */
  exclude: string[];
  extraFolders: string[];
};

const USAGE = 'Use --fonts, --recolour FROM TO, or --check [--since COMMIT] [WORD …].';

/**
 * Runs `--fonts`, `--recolour FROM TO`, `--check` or `--help`. Prints the message of an error. Returns the exit code: 1 after
 * an error, 2 for invalid arguments.
 */
export async function runBrandCommand(args: string[], options: BrandCommandOptions): Promise<number> {
  let parsed: ReturnType<typeof parseArguments>;
  try {
    parsed = parseArguments(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    return 2;
  }
  try {
    return await runCommand(parsed, options);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

function parseArguments(args: string[]) {
  return parseArgs({
    args,
    options: {
      fonts: { type: 'boolean' },
      recolour: { type: 'boolean' },
      check: { type: 'boolean' },
      since: { type: 'string', default: 'HEAD' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
}

async function runCommand(
  { values, positionals }: ReturnType<typeof parseArguments>,
  options: BrandCommandOptions,
): Promise<number> {
  if (values.help) {
    console.info(USAGE);
    return 0;
  }
  const brand = readBrand(options.file);
  if (values.fonts) {
    const { typeface } = brand;
    console.table(await writeFontSubsets(typeface, `node_modules/${typeface.package}`, options.fontsFolder));
    return 0;
  }
  if (values.recolour && positionals.length === 2) {
    const [from = '', to = ''] = positionals;
    const isMain = options.palettes.some((name) => brand[name]?.[options.mainColour]?.light === from);
    const changed = options.palettes.map((name) => [name, recolour(brand[name] ?? {}, from, to, isMain)]);
    writeFileSync(options.file, formatPalettes({ ...brand, ...Object.fromEntries(changed) }));
    return 0;
  }
  if (values.check) {
    const { exclude, extraFolders } = options;
    const sources = { [options.file]: [], ...options.sources };
    const report = checkLeftovers({
      since: values.since,
      words: positionals,
      sources,
      exclude,
      extraFolders,
    });
    console.info(report.join('\n'));
    return report.length > 1 ? 1 : 0;
  }
  console.error(USAGE);
  return 2;
}

function readBrand(file: string): Record<string, Palette> & { typeface: Typeface } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}. Run npm run check:messages.`);
  }
}
