import type { SiteServer } from './http/createSiteServer';
import { writeLog } from './log';

/**
 * Reads the site anew at SIGHUP, so that a deploy that has replaced `out` is served without a restart. Where it cannot be
 * read, what was there goes on. In a terminal the signal says that its window was closed, and ends the process.
 */
export function reloadOnSignal(server: SiteServer): void {
  if (process.stdout.isTTY) return;
  process.on('SIGHUP', () => {
    server.reload().then(
      () => writeLog({ level: 'info', event: 'reload', status: 'done' }),
      ({ message }: Error) => writeLog({ level: 'error', event: 'reload', status: 'failed', message }),
    );
  });
}
