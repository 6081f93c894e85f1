import type { ExportServer } from '../createExportServer';
import { onReloadSignal } from './earlySignals';
import { writeLog } from './writeLog';

/**
 * Reloads the site on SIGHUP, so a deploy that has replaced `out` is served without a restart. If the folder is not a
 * complete site, the previous site is kept and the reason is logged. Several signals that cause one reload also cause
 * one log entry.
 */
export function reloadOnSignal(server: ExportServer): void {
  let lastReload: Promise<void> | undefined;
  onReloadSignal(() => {
    const reload = server.reload();
    if (reload === lastReload) return;
    lastReload = reload;
    reload.then(
      () => writeLog({ level: 'info', event: 'reload', status: 'done' }),
      ({ message }: Error) => writeLog({ level: 'error', event: 'reload', status: 'failed', message }),
    );
  });
}
