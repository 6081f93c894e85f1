import type { Backend } from '@sveltia/cms';
import { z } from 'zod';
import { ConfigError } from '@/server/enquiries/readConfig';

/** Where each service is asked for files, and where its pictures of people come from. */
const services = {
  github: {
    api: 'https://api.github.com',
    site: 'https://github.com',
    pictures: 'https://avatars.githubusercontent.com',
  },
  gitlab: {
    api: 'https://gitlab.com/api/v4',
    site: 'https://gitlab.com',
    pictures: 'https://secure.gravatar.com',
  },
  gitea: { api: 'https://gitea.com/api/v1', site: 'https://gitea.com', pictures: 'https://gitea.com' },
} as const;

const environment = z.object({
  CMS_BACKEND: z.enum(['github', 'gitlab', 'gitea'], 'must be github, gitlab or gitea'),
  CMS_REPO: z
    .string('must name the repository, as owner/name')
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'must look like owner/name'),
  CMS_BRANCH: z.string().min(1).default('main'),
  /** The API of a server of one's own: https://git.example.com/api/v1. */
  CMS_API_ROOT: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
});

/** Where a published `/admin/` saves: what Sveltia CMS is told, and the origins that the page may ask. */
export type PublishedBackend = { backend: Backend; origins: string[] };

/** Reads `CMS_…` variables; undefined without `CMS_BACKEND`. Throws `ConfigError` with a line for each variable that is not right. */
export function readBackend(env: NodeJS.ProcessEnv): PublishedBackend | undefined {
  if (!env.CMS_BACKEND) return undefined;
  const read = environment.safeParse(env);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join()} ${message}`));
  }
  const { CMS_BACKEND: name, CMS_REPO, CMS_BRANCH, CMS_API_ROOT } = read.data;
  const { api, site, pictures } = services[name];
  const addresses = CMS_API_ROOT ? [CMS_API_ROOT] : [api, site, pictures];
  return {
    backend: {
      name,
      repo: CMS_REPO,
      branch: CMS_BRANCH,
      // From `/api` Sveltia CMS finds both interfaces of GitHub Enterprise; from `/api/v3` it takes `/graphql` for the other.
      api_root: CMS_API_ROOT?.replace(/\/v3\/?$/, ''),
      // With a personal access token, which needs no other server and no window of another site.
      auth_methods: ['token'],
    },
    origins: [...new Set(addresses.map((address) => new URL(address).origin))],
  };
}
