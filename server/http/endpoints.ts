import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { logError } from './log';

/**
 * Mounts the routes and adds JSON error responses: 405 with `Allow` if a path has other methods, 404 for any other
 * path, 500 if a handler throws.
 */
export function createEndpoints(routes: Hono) {
  const paths = new Set(routes.routes.map(({ path }) => path));
  const app = new Hono();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        context.json({ error: 'methodNotAllowed' }, 405, {
          Allow: methods.join(', '),
          'Cache-Control': 'no-store',
        }),
    }),
  );
  app.route('/', routes);
  app.notFound((context) => context.json({ error: 'notFound' }, 404, { 'Cache-Control': 'no-store' }));
  app.onError((error, context) => {
    logError('request', error, { path: context.req.path });
    return context.json({ error: 'internal' }, 500, { 'Cache-Control': 'no-store' });
  });
  return {
    /** True for the path of an endpoint and for every path below `/api/`. */
    has: (path: string) => path.startsWith('/api/') || paths.has(path),
    // The host of a request without a `Host` header, as in HTTP/1.0.
    listener: getRequestListener(app.fetch, { hostname: 'localhost' }),
  };
}
