import { handleEdgeRequest } from './handleEdgeRequest';

type Bindings = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

/** The Cloudflare Worker before the files of the site (deploy/cloudflare/wrangler.jsonc). */
export default {
  fetch(request: Request, { ASSETS }: Bindings): Response | Promise<Response> {
    return handleEdgeRequest(request) ?? ASSETS.fetch(request);
  },
};
