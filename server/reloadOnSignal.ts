import { onReloadSignal } from './earlySignals';
import type { SiteServer } from './http/createSiteServer';
import { writeLog } from './log';

/**
 * Reads the site again at SIGHUP, so that a deploy that has replaced `out` is served without a restart. If the folder is not a
 * complete site, the previous one is still served and the log says why. Signals that share a reading share a log entry.
 */
export function reloadOnSignal(server: SiteServer): void {
  let last: Promise<void> | undefined;
  onReloadSignal(() => {
    const reload = server.reload();
    if (reload === last) return;
    last = reload;
    reload.then(
      () => writeLog({ level: 'info', event: 'reload', status: 'done' }),
      ({ message }: Error) => writeLog({ level: 'error', event: 'reload', status: 'failed', message }),
    );
  });
}
