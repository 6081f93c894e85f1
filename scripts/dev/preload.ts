import { AsyncLocalStorage } from 'node:async_hooks';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { isKeysRequest, isLocalHost } from 'message-preview';
import { withBasePath } from '@/lib/shared/basePath';
import { markTexts } from './markTexts';

// Bundled by scripts/dev.ts and loaded before Next's development server. Next has no option to restrict the accepted
// hosts, and the functions that read messages cannot access the request.

/** The request that the running code handles. */
const requests = new AsyncLocalStorage<IncomingMessage>();
const { emit } = Server.prototype;

/**
 * Before any listener runs, responds with 403 to a request for a foreign host, or closes the connection if the
 * request is an upgrade.
 */
Server.prototype.emit = function (this: Server, ...args: unknown[]) {
  const [event, request, response] = args as [string, IncomingMessage, ServerResponse];
  if (event !== 'request' && event !== 'upgrade') return Reflect.apply(emit, this, args);
  if (isLocalHost(request.headers.host, process.env.DEV_HOSTNAME)) {
    return requests.run(request, () => Reflect.apply(emit, this, args));
  }
  if (event === 'upgrade') response.destroy();
  else
    response.writeHead(403).end('This host is not allowed. Restart with "npm run dev -- --hostname NAME".\n');
  return true;
};

globalThis.markTexts = (value, path) => {
  const request = requests.getStore();
  return request && isKeysRequest(request, withBasePath('/data/')) ? markTexts(value, path) : value;
};
