import { Command } from '../Command';
import { createSiteFolder } from '../createSiteFolder';
import { requestPage, sendEnquiry } from './requests';

/** Sample visitor input that the message of an error may contain. */
const SECRET = 'anh@example.com';

const faults = `
process.on('SIGUSR2', () => {
  Promise.reject(new TypeError('${SECRET}'));
  setImmediate(() => { throw new RangeError('${SECRET}\\n${SECRET}'); });
  setImmediate(() => { throw '${SECRET}'; });
  setImmediate(() => { throw undefined; });
});`;

const folder = createSiteFolder();

test('uncaught errors are logged without their messages, and the server continues', async () => {
  const server = new Command(
    [
      process.execPath,
      '--import',
      `data:text/javascript,${encodeURIComponent(faults)}`,
      `${process.cwd()}/dist/server.js`,
    ],
    folder,
  );
  try {
    const port = await server.getPort();
    server.sendSignal('SIGUSR2');
    await server.waitForEntry({ event: 'unhandledRejection', error: 'TypeError' });
    const { at } = await server.waitForEntry({ event: 'uncaughtException', error: 'RangeError' });
    expect(at).toMatch(/^at /);
    await server.waitForEntry({ event: 'uncaughtException', error: 'unknown' });
    expect(server.output).not.toContain(SECRET);
    expect(await requestPage(port)).toBe(200);
    expect(await sendEnquiry(port)).toBe(201);
  } finally {
    server.killAll();
  }
});
