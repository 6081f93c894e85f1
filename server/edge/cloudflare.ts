import { handleEdgeRequest } from './handleEdgeRequest';

type Bindings = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

/** Cloudflare Worker that runs before the site's static assets (deploy/cloudflare/wrangler.jsonc). */
export default {
  fetch(request: Request, { ASSETS }: Bindings): Response | Promise<Response> {
    return handleEdgeRequest(request) ?? ASSETS.fetch(request);
  },
};
