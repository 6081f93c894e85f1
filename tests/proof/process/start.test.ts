import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { writeSite } from '../createSiteFolder';
import { Command } from './Command';
import { createProjectFolder } from './createProjectFolder';

const server = [process.execPath, path.resolve('dist/server.js')];
let folder = '';
let running: Command | undefined;

beforeEach(() => {
  folder = createTemporaryFolder();
});

afterEach(() => running?.killAll());

/** Runs a server that is expected to fail. Returns its exit code and output. */
async function runFailingServer(env: Record<string, string>) {
  running = new Command(server, folder, { env });
  const code = await running.ended;
  return { code, output: running.output };
}

describe('a failed start prints a short message and exits with 1', () => {
  test('if the port is in use', async () => {
    writeSite(folder);
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runFailingServer({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${port} is taken: .+\n$`));
  });

  test('if HOST is not an address of this machine', async () => {
    writeSite(folder);
    const { code, output } = await runFailingServer({ HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(output).toMatch(/^The server cannot listen .+\n$/);
  });

  test.each<[string, string, () => void]>([
    ['there is no site', 'There is no site in', () => {}],
    ['the site is a file', 'The site in', () => writeFileSync(path.join(folder, 'out'), '')],
    [
      'index.html is a folder',
      'The site in',
      () => mkdirSync(path.join(folder, 'out', 'index.html'), { recursive: true }),
    ],
  ])('if %s', async (_, messageStart, prepare) => {
    prepare();
    const { code, output } = await runFailingServer({});
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^${messageStart} .+\n$`));
  });

  test('if a variable is invalid', async () => {
    writeSite(folder);
    const { code, output } = await runFailingServer({ PORT: 'http' });
    expect(code).toBe(1);
    expect(output).toMatch(/^.+:\n {2}PORT .+\n$/);
  });
});

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
