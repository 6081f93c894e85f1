import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { runSteps } from '../runner/runSteps';

const folder = createTemporaryFolder();
const { exitCode } = process;

beforeEach(() => void jest.spyOn(console, 'info').mockReturnValue());
afterEach(() => {
  process.exitCode = exitCode;
});

test('runs a step that waits for a step that waits', async () => {
  const [started, finished] = ['started', 'finished'].map((name) => path.join(folder, name));
  await runSteps([
    { name: 'Slow', command: `until [ -e ${started} ]; do sleep 0.05; done` },
    { name: 'Fast', command: 'true' },
    { name: 'Fast too', command: `touch ${started}` },
    { name: 'Second', command: 'true', after: 'Slow' },
    { name: 'Third', command: `touch ${finished}`, after: 'Second' },
  ]);
  expect(existsSync(finished as string)).toBe(true);
  expect(process.exitCode).toBe(0);
});

test('prints a failure while the step runs', async () => {
  const printed = path.join(folder, 'printed');
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    if (String(text).includes('FAIL')) writeFileSync(printed, '');
    return true;
  });
  const command = `echo FAIL; until [ -e ${printed} ]; do sleep 0.05; done`;
  await runSteps([{ name: 'Tests', command, printsFailures: true }]);
  expect(process.exitCode).toBe(0);
});

test.each([
  ['fails', 'false', 'First'],
  ['does not exist', 'true', 'Other'],
])('fails if the step to wait for %s', async (_, command, after) => {
  await runSteps([
    { name: 'First', command },
    { name: 'Second', command: 'true', after },
  ]);
  expect(process.exitCode).toBe(1);
});
