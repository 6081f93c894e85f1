// @ts-check
import { Server } from 'node:http';
import { isLocalHost } from './isLocalHost.js';

// Loaded before Next's development server, which has no option to restrict the accepted hosts.
const { emit } = Server.prototype;

/**
 * Refuses requests for foreign hosts with 403, and closes their upgrades, before any listener runs.
 *
 * @this {Server}
 * @param {any[]} args
 */
Server.prototype.emit = function (...args) {
  const [event, request, response] = args;
  const isRequest = event === 'request' || event === 'upgrade';
  if (!isRequest || isLocalHost(request.headers.host)) return Reflect.apply(emit, this, args);
  if (event === 'upgrade') response.destroy();
  else
    response.writeHead(403).end('This host is not allowed. Restart with "npm run dev -- --hostname NAME".\n');
  return true;
};
