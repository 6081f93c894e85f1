import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createAdminConfig, writeAdmin } from 'cms-forms';
import { getMimeType } from 'hono/utils/mime';
import { isLocale } from '@/lib/i18n/locales';
import { cmsOptions } from '@/scripts/build/cmsOptions';

const FOLDER = path.resolve('dist', 'admin');

/**
 * Creates a handler for `/admin/`: static files, which the first request builds, and forms for the current messages.
 */
export function serveAdmin() {
  const { NEXT_PUBLIC_PANEL_PORT = '' } = process.env;
  const script = {
    file: 'scripts/dev/panel/client.ts',
    env: { NEXT_PUBLIC_PANEL_PORT },
    sources: [`http://*:${NEXT_PUBLIC_PANEL_PORT}`],
  };
  let written: Promise<void> | undefined;
  return async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    written ??= writeAdmin(FOLDER, cmsOptions, undefined, script);
    await written;
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname.replace(/^\/admin\/?/, '') || 'index.html';
    const locale = /^config\.(\w+)\.json$/.exec(name)?.[1];
    const file = path.join(FOLDER, name);
    const type = getMimeType(name);
    if (!type || !file.startsWith(FOLDER)) return void response.writeHead(404).end();
    const content = isLocale(locale)
      ? JSON.stringify(createAdminConfig(cmsOptions, locale))
      : await readFile(file).catch(() => undefined);
    if (content === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(content);
  };
}
