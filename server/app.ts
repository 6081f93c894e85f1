import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import middleware from '../middleware';
import { cacheControl } from './cacheControl';
import { entityTag } from './entityTag';
import { PageFiles } from './PageFiles';

/**
 * The server behind `npm start`: takes leads by the routes given, redirects bare paths as `middleware.ts` decides, serves the files of `out` (a folder)
 * with ETag, caching and precompressed variants, and answers 404 with the site's page.
 */
export function createApp(out: string, leads: Hono): Hono {
  const pages = new PageFiles(out);
  const app = new Hono();

  app.route('/', leads);

  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
  });

  app.use(async (context, next) => {
    const redirect = middleware(context.req.raw);
    return redirect ? withRelativeLocation(redirect, context.req.url) : next();
  });

  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    return pages.lacksSlash(pathname) ? context.redirect(`${pathname}/${search}`, 308) : next();
  });

  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  });

  app.use(etag());
  app.use(
    serveStatic({
      root: out,
      precompressed: true,
      onFound: (file, context) => {
        context.header('Cache-Control', cacheControl(file));
        context.header('ETag', entityTag(file));
        context.header('Vary', 'Accept-Encoding');
      },
    }),
  );

  app.notFound((context) => context.html(pages.notFoundPage(), 404, { 'Cache-Control': 'no-cache' }));
  app.onError((error, context) => {
    console.error(JSON.stringify({ level: 'error', path: context.req.path, message: error.message }));
    return context.text('Internal Server Error', 500);
  });
  return app;
}

/** A redirect that names no host stays right behind a proxy that ends TLS. */
function withRelativeLocation(response: Response, requestUrl: string): Response {
  const target = new URL(response.headers.get('Location') ?? '/', requestUrl);
  response.headers.set('Location', target.pathname + target.search);
  return response;
}
