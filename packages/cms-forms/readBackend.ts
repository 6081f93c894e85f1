import type { Backend } from '@sveltia/cms';
import { z } from 'zod';

/** URLs of each service: its API, its website, and its users' profile pictures. */
const services = {
  github: {
    api: 'https://api.github.com',
    site: 'https://github.com',
    avatars: 'https://avatars.githubusercontent.com',
  },
  gitlab: {
    api: 'https://gitlab.com/api/v4',
    site: 'https://gitlab.com',
    avatars: 'https://secure.gravatar.com',
  },
  gitea: { api: 'https://gitea.com/api/v1', site: 'https://gitea.com', avatars: 'https://gitea.com' },
} as const;

const environment = z
  .object({
    CMS_BACKEND: z.enum(['github', 'gitlab', 'gitea'], 'must be github, gitlab or gitea'),
    CMS_REPO: z
      .string('must be the repository, as owner/name')
      .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'must look like owner/name'),
    CMS_BRANCH: z.string().min(1).optional(),
    /** API of a self-hosted server: https://git.example.com/api/v1. */
    CMS_API_ROOT: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
    /** Id of an OAuth application, with which editors sign in on the website of the service (PKCE). */
    CMS_APP_ID: z.string().min(1).optional(),
  })
  .refine(({ CMS_BACKEND, CMS_APP_ID }) => CMS_BACKEND !== 'github' || !CMS_APP_ID, {
    path: ['CMS_APP_ID'],
    error: 'must be empty: GitHub does not support this way to sign in',
  });

/** Backend of a published `/admin/`: the Sveltia CMS settings, and the origins that its CSP allows. */
export type PublishedBackend = { backend: Backend; origins: string[] };

/**
 * Reads the `CMS_…` variables. Returns undefined without `CMS_BACKEND`. Throws an error with one line per invalid
 * variable.
 */
export function readBackend(env: NodeJS.ProcessEnv): PublishedBackend | undefined {
  if (!env.CMS_BACKEND) return undefined;
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join()} ${message}`);
    throw new Error(`Invalid environment variables:\n${problems.join('\n')}`);
  }
  const { CMS_BACKEND: name, CMS_REPO, CMS_BRANCH, CMS_API_ROOT, CMS_APP_ID } = parsed.data;
  const { api, site, avatars } = services[name];
  const urls = CMS_API_ROOT ? [CMS_API_ROOT] : [api, site, avatars];
  return {
    backend: {
      name,
      repo: CMS_REPO,
      // With Gitea, forms save without pull requests, so they must not save to the published branch.
      branch: CMS_BRANCH ?? (name === 'gitea' ? 'drafts' : 'main'),
      // GitHub Enterprise: Sveltia CMS derives the REST and GraphQL URLs from `/api`. With `/api/v3`, the GraphQL URL
      // would be wrong.
      api_root: CMS_API_ROOT?.replace(/\/v3\/?$/, ''),
      // Personal access tokens need no OAuth application and no pop-up window.
      auth_methods: CMS_APP_ID ? ['oauth', 'token'] : ['token'],
      ...(CMS_APP_ID && {
        app_id: CMS_APP_ID,
        base_url: CMS_API_ROOT?.replace(/\/api\/.*$/, '') ?? site,
        ...(name === 'gitlab' && { auth_type: 'pkce' }),
      }),
      // A commit status whose name contains this word has the URL of the preview, as those of Netlify and Vercel do.
      ...(name !== 'gitea' && { preview_context: 'preview' }),
    } as Backend,
    origins: [...new Set(urls.map((url) => new URL(url).origin))],
  };
}
