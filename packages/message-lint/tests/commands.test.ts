import { runCheckCommand, Workspace } from '..';
import { files, options, writeSite } from './site';

/** Runs a command. Returns its exit code and what it prints. */
async function run(
  command: typeof runCheckCommand,
  args: string[],
  changedOptions: Partial<typeof options> = {},
) {
  const printed = { output: '', errors: '' };
  const code = await command(new Workspace({ ...options, ...changedOptions }), args, {
    write: (text) => {
      printed.output += text;
    },
    writeError: (text) => {
      printed.errors += text;
    },
  });
  return { code, ...printed };
}

it('prints only a summary for valid messages', async () => {
  const result = await run(runCheckCommand, ['--messages', writeSite(), '--language=en']);
  expect(result).toEqual({ code: 0, output: 'No problems found.\n', errors: '' });
});

it('prints the options of the check', async () => {
  const { code, output } = await run(runCheckCommand, ['--help']);
  expect(code).toBe(0);
  expect(output).toMatch(/--format text\|.*--language .*--messages FOLDER/);
});

it('exits with 1 if there are errors', async () => {
  const folder = writeSite({ 'de/home.json': { ...files['de/home.json'], more: 'Mehr' } });
  const { code, output } = await run(runCheckCommand, ['--messages', folder, '--language=en']);
  expect(code).toBe(1);
  expect(output).toContain(`${folder}/de/home.json:11:3  error: The English file has no "more"`);
});

it.each([
  ['zh', '错误：英文文件里没有“more”', '1 个错误，0 个警告。'],
  ['vi', 'lỗi: Tệp tiếng Anh không có “more”', '1 lỗi, 0 cảnh báo.'],
])('prints the findings in the language %s', async (language, problem, summary) => {
  const folder = writeSite({ 'de/home.json': { ...files['de/home.json'], more: 'Mehr' } });
  const { output } = await run(runCheckCommand, ['--messages', folder, '--language', language]);
  expect(output).toContain(problem);
  expect(output).toContain(summary);
});

it('rejects an unknown option with the usage', async () => {
  const { code, errors } = await run(runCheckCommand, ['--fix']);
  expect([code, errors]).toEqual([2, expect.stringMatching(/Unknown option '--fix'.*\nOptions: --format/)]);
});

it('rejects a language without sentences', async () => {
  const { code, errors } = await run(runCheckCommand, ['--messages', writeSite(), '--language=tlh']);
  expect([code, errors]).toEqual([2, 'Invalid --language. Use one of: en, zh, vi.\n']);
});

it('warns if unused keys are not checked', async () => {
  const code = { ...options.code, readUsedMessages: () => undefined } as NonNullable<typeof options.code>;
  const { errors } = await run(runCheckCommand, ['--messages', writeSite(), '--language=en'], { code });
  expect(errors).toBe('Keys that no page uses, or that a page lacks, are checked after npm run build.\n');
});
