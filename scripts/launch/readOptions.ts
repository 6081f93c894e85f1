import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads the options of a command. Exits with its usage after `--help` (0) and after invalid arguments (2). */
export function readOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes('--help')) {
    console.info(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
