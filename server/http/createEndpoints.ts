import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/**
 * Mounts the routes and answers, as programs expect it, what none of them does: 405 with `Allow` where a path has other
 * methods, 404 for anything else under `/api/`, 500 where one fails.
 */
export function createEndpoints(routes: Hono) {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes.routes) {
    if (!path.includes('*')) methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  const app = new Hono();
  app.route('/', routes);
  app.notFound((context) => {
    context.header('Cache-Control', 'no-store');
    const allowed = methods.get(context.req.path);
    if (allowed === undefined) return context.json({ error: 'notFound' }, 404);
    const head = allowed.includes('GET') ? ['HEAD'] : [];
    return context.json({ error: 'methodNotAllowed' }, 405, {
      Allow: [...new Set([...allowed, ...head])].join(', '),
    });
  });
  app.onError((error, context) => {
    console.error(JSON.stringify({ level: 'error', path: context.req.path, message: error.message }));
    return context.json({ error: 'internal' }, 500, { 'Cache-Control': 'no-store' });
  });
  return {
    /** Whether a path is an endpoint's, or could be. */
    has: (path: string) => path.startsWith('/api/') || methods.has(path),
    // HTTP/1.0 knows no `Host`.
    listener: getRequestListener(app.fetch, { hostname: 'localhost' }),
  };
}
