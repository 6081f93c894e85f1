import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';

/**
 * Mounts the routes and answers, as programs expect it, what none of them does: 405 with `Allow` where a path has other
 * methods, 404 for anything else under `/api/`, 500 where one fails.
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
    console.error(JSON.stringify({ level: 'error', path: context.req.path, message: error.message }));
    return context.json({ error: 'internal' }, 500, { 'Cache-Control': 'no-store' });
  });
  return {
    /** Whether a path is an endpoint's, or could be. */
    has: (path: string) => path.startsWith('/api/') || paths.has(path),
    // HTTP/1.0 knows no `Host`.
    listener: getRequestListener(app.fetch, { hostname: 'localhost' }),
  };
}
