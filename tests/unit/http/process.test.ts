import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { getLocalUrl, listen, StartError } from '@/server/http/listen';

/** Number of log lines, each with 100 characters, for a blocked reader. */
const LINE_COUNT = 50_000;

test('a taken port is a start error with a remedy', async () => {
  const first = createServer();
  await listen(first, 0, '127.0.0.1');
  const port = Number(new URL(getLocalUrl(first)).port);
  const second = listen(createServer(), port, '127.0.0.1');
  await expect(second).rejects.toThrow(
    new StartError(`Port ${port} is taken: set PORT to another port, or stop the process that uses it.`),
  );
  first.close();
});

test.each(['192.0.2.1', 'http://localhost'])('the host %s is a start error with a remedy', async (host) => {
  await expect(listen(createServer(), 0, host, 'METRICS_PORT')).rejects.toThrow(
    new StartError(
      `This machine has no IP address ${host}: set METRICS_HOST to one that it has, or leave it empty.`,
    ),
  );
});

test('does not handle signals unless the functions for signals are imported', () => {
  expect(process.listeners('SIGUSR1')).toEqual([]);
});

test('buffered output for a blocked log reader is limited', async () => {
  const script = `
    const { writeLog } = await import('${path.join(__dirname, '../../../server/http/log.ts')}');
    for (let line = 0; line < ${LINE_COUNT}; line++) writeLog({ level: 'info', event: 'x'.repeat(100) });
    process.stderr.write(String(process.stdout.writableLength), () => process.exit());`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let bufferedBytes = '';
  child.stderr.on('data', (data) => {
    bufferedBytes += data;
  });
  await once(child, 'exit');
  expect(Number(bufferedBytes)).toBeGreaterThan(0);
  expect(Number(bufferedBytes)).toBeLessThan((LINE_COUNT * 100) / 2);
});
