import path from 'node:path';
import { createBaidu } from './createBaidu';
import { createIndexNow } from './createIndexNow';
import { getKeyFile, readIndexNowKey } from './indexNowKey';
import { submitUrls } from './submitUrls';

export type CommandOptions = {
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The origin of the site. */
  origin: string;
  /** Returns the URL of a file in the export. */
  getFileUrl: (file: string) => string;
  /** Returns a hash of the text of each indexable page, by URL. */
  readPages: () => Promise<Map<string, string>>;
  /** True for the URLs that are submitted to Baidu, which limits the URLs per day. */
  isForBaidu: (url: string) => boolean;
};

/**
 * Runs the command that reports the pages that are new, changed or removed since they were last submitted. With `--send`,
 * submits them to the engines whose keys are in the environment. Returns the exit code.
 */
export async function runSubmitCommand(options: CommandOptions): Promise<0 | 1> {
  const { args, env, origin, getFileUrl, readPages, isForBaidu } = options;
  const { BAIDU_PUSH_TOKEN, SUBMITTED_URLS_FILE } = env;
  const shouldSend = args.includes('--send');
  try {
    if (args.some((argument) => argument !== '--send'))
      throw new Error('Unknown argument. Usage: npm run submit-urls [-- --send]');
    const key = readIndexNowKey(env);
    const engines = [
      ...(key ? [createIndexNow({ key, keyUrl: getFileUrl(getKeyFile(key)) })] : []),
      ...(BAIDU_PUSH_TOKEN
        ? [createBaidu({ site: origin, token: BAIDU_PUSH_TOKEN, acceptsUrl: isForBaidu })]
        : []),
    ];
    if (engines.length === 0)
      throw new Error('Set INDEXNOW_KEY, BAIDU_PUSH_TOKEN or both: see deploy/settings.md.');
    const isSuccessful = await submitUrls({
      pages: await readPages(),
      engines,
      stateFile: path.resolve(SUBMITTED_URLS_FILE || 'data/submitted-urls.json'),
      isDryRun: !shouldSend,
      log: console.info,
    });
    if (!shouldSend)
      console.info('Nothing was sent. Deploy the build, then run: npm run submit-urls -- --send');
    return isSuccessful ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
