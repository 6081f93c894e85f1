import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/** What answers everything that is not a file of the site. */
export type Endpoints = {
  /** Whether a path is an endpoint's, or could be. */
  has(path: string): boolean;
  listener: ReturnType<typeof getRequestListener>;
};

/**
 * Mounts the routes and answers, as programs expect it, what none of them does: 405 with `Allow` where a path has other
 * methods, 404 for anything else under `/api/`, 500 where one fails.
 */
export function createEndpoints(routes: Hono): Endpoints {
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
    has: (path) => path.startsWith('/api/') || methods.has(path),
    // HTTP/1.0 knows no `Host`.
    listener: getRequestListener(app.fetch, { hostname: 'localhost' }),
  };
}
