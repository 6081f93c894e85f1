import { runSteps } from '../runner/runSteps';

const { exitCode } = process;

beforeEach(() => void jest.spyOn(console, 'info').mockReturnValue());
afterEach(() => {
  process.exitCode = exitCode;
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
