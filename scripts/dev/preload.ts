import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { getRedirect } from './getRedirect';
import { isLocalHost } from './localHost';

// Bundled by scripts/dev.ts and loaded before Next's development server. Next has no option to restrict the accepted
// hosts, and it reads redirects only when it starts.

const { emit } = Server.prototype;

/**
 * Before any listener runs, responds with 403 to a request for a foreign host, or closes the connection if the
 * request is an upgrade. Redirects former URLs.
 */
Server.prototype.emit = function (this: Server, ...args: unknown[]) {
  const [event, request, response] = args as [string, IncomingMessage, ServerResponse];
  if (event !== 'request' && event !== 'upgrade') return Reflect.apply(emit, this, args);
  if (!isLocalHost(request.headers.host, process.env.DEV_HOSTNAME)) {
    if (event === 'upgrade') response.destroy();
    else
      response
        .writeHead(403)
        .end('This host is not allowed. Restart with "npm run dev -- --hostname NAME".\n');
    return true;
  }
  const target = event === 'request' && getRedirect(request);
  if (!target) return Reflect.apply(emit, this, args);
  response.writeHead(307, { Location: target, 'Cache-Control': 'no-store' }).end();
  return true;
};
