import { renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { Command } from '../Command';
import { createProjectFolder } from './createProjectFolder';

let running: Command | undefined;

afterEach(() => running?.killAll());

describe('npm start', () => {
  const project = createProjectFolder();

  async function startAndKill(env: Record<string, string> = {}): Promise<Command> {
    running = new Command(['npm', 'start'], project.folder, { env });
    await running.getPort();
    running.killAll();
    await running.ended;
    return running;
  }

  beforeAll(() => startAndKill());

  test('builds only once if nothing has changed', async () => {
    expect(project.countBuilds()).toBe(1);
    await startAndKill();
    expect(project.countBuilds()).toBe(1);
  });

  test.each<[string, () => void]>([
    ['a message has changed', () => writeFileSync(project.getPath('messages', 'home.json'), '{"title":"2"}')],
    ['a file was added', () => writeFileSync(project.getPath('public', 'a.txt'), '')],
    [
      'a file was renamed',
      () => renameSync(project.getPath('public', 'a.txt'), project.getPath('public', 'b.txt')),
    ],
    ['a file was removed', () => unlinkSync(project.getPath('public', 'b.txt'))],
    ['out/ is missing', () => rmSync(project.getPath('out'), { recursive: true })],
    ['out/ is incomplete', () => rmSync(project.getPath('out', '_site-manifest.json'))],
    ['dist/ is missing', () => rmSync(project.getPath('dist'), { recursive: true })],
  ])('builds again if %s', async (_, change) => {
    const before = project.countBuilds();
    change();
    await startAndKill();
    expect(project.countBuilds()).toBe(before + 1);
  });

  test('does not serve the result of a failed build', async () => {
    const build = project.getPath('scripts', 'build.js');
    renameSync(build, `${build}.original`);
    writeFileSync(build, 'process.exit(3);');
    running = new Command(['npm', 'start'], project.folder);
    expect(await running.ended).toBe(3);
    renameSync(`${build}.original`, build);
  });

  test('stops during a build without serving', async () => {
    const build = project.getPath('scripts', 'build.js');
    renameSync(build, `${build}.original`);
    writeFileSync(build, 'console.info(\'{"event":"building"}\'); setInterval(() => {}, 1000);');
    running = new Command(['npm', 'start'], project.folder);
    await running.waitForEntry({ event: 'building' });
    running.sendSignal('SIGTERM');
    await running.ended;
    expect(running.log).toEqual([{ event: 'building' }]);
    renameSync(`${build}.original`, build);
  });

  test('explains how to install missing build packages', async () => {
    writeFileSync(project.getPath('messages', 'home.json'), '{"title":"3"}');
    renameSync(project.getPath('node_modules'), project.getPath('kept'));
    running = new Command(['npm', 'start'], project.folder);
    expect(await running.ended).toBe(1);
    expect(running.output).toContain('npm ci --include=dev');
    renameSync(project.getPath('kept'), project.getPath('node_modules'));
  });

  test.each([['serve'], ['leads']])(
    'npm run %s explains how to build if dist/ is missing',
    async (script) => {
      rmSync(project.getPath('dist'), { recursive: true, force: true });
      running = new Command(['npm', 'run', '--silent', script], project.folder);
      expect(await running.ended).toBe(1);
      expect(running.output).toMatch(/There is no dist.\w+\.js yet: run "npm run build" first\.\n$/);
    },
  );
});
