import { makeBangkokClient, makeChineseClient } from './clients';
import { copyProject, runNode, success } from './recipes';

// Follows docs/updates.md, "Delete what you do not need".
describe.each([
  { client: 'without sample content, in English and Thai', make: makeBangkokClient },
  { client: 'in Chinese only, with two products', make: makeChineseClient },
])('a site $client', ({ make }) => {
  const copy = copyProject();
  beforeAll(() => make(copy));

  test('builds', () => {
    expect(runNode(copy, 'scripts/build.js')).toEqual(success);
  });

  // Needs the result of the build.
  test('passes the audit', () => {
    expect(runNode(copy, '--import', 'tsx', 'scripts/audit-export.ts')).toEqual(success);
  });

  test('contains no type error outside of the tests of the sample content', () => {
    const { output } = runNode(copy, 'node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false');
    expect(output.split('\n').filter((line) => /^(?!tests\/|packages\/\w+\/tests\/)\S/.test(line))).toEqual(
      [],
    );
  });
});
