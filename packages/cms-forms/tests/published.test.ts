import { type CmsOptions, createAdminConfig, readBackend } from 'cms-forms';
import { renderAdminPage } from '../writeAdmin';

const emptyOptions: CmsOptions = {
  locales: ['en'],
  fallbackLocale: 'en',
  siteUrl: 'https://tea.example',
  labels: {
    forms: {},
    fields: {},
    choices: {},
    hints: { slug: { en: 'a-z' } },
    alerts: { unreadable: {}, unsaved: {}, unpublishable: {}, incomplete: {}, replaced: {} },
  },
  folders: [],
  groups: [],
  media: { folder: 'public/images', publicPath: '/images' },
  slugs: { pattern: '^[a-z-]+$', hint: 'slug' },
};

describe('a published /admin/', () => {
  const env = {
    NODE_ENV: 'production',
    CMS_BACKEND: 'gitea',
    CMS_REPO: 'lotus/site',
    CMS_API_ROOT: 'https://git.example.com/api/v1',
  } as const;

  test('allows only its own and the repository’s origin, and is not indexed', () => {
    const { origins, backend } = readBackend(env) ?? { origins: [] };
    expect(backend).toMatchObject({ name: 'gitea', repo: 'lotus/site', branch: 'drafts' });
    const page = renderAdminPage(origins);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];
    expect(policy?.match(/https?:[^ ;]*/g)).toEqual(['https://git.example.com', 'https://git.example.com']);
    expect(policy).toContain("default-src 'none'");
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  test('uses the API root of GitHub Enterprise with or without a version', () => {
    const roots = ['https://git.example.com/api/v3', 'https://git.example.com/api'];
    const backends = roots.map((root) => readBackend({ ...env, CMS_BACKEND: 'github', CMS_API_ROOT: root }));
    expect(backends.map((read) => read?.backend)).toEqual(
      roots.map(() => expect.objectContaining({ api_root: 'https://git.example.com/api' })),
    );
  });

  test.each([
    ['github', 'main', 'editorial_workflow'],
    ['gitlab', 'main', 'editorial_workflow'],
    ['gitea', 'drafts', 'simple'],
  ])('on %s saves to %s with the mode %s', (name, branch, mode) => {
    const { backend } =
      readBackend({ NODE_ENV: 'production', CMS_BACKEND: name, CMS_REPO: 'lotus/site' }) ?? {};
    expect(backend).toMatchObject({ name, branch });
    const config = createAdminConfig({ ...emptyOptions }, 'en', backend);
    expect(config.publish_mode).toBe(mode);
  });

  test.each([
    ['gitlab', { app_id: 'app', auth_type: 'pkce', base_url: 'https://git.example.com' }],
    ['gitea', { app_id: 'app', base_url: 'https://git.example.com' }],
  ])('signs in on %s with an OAuth application', (name, settings) => {
    const read = readBackend({ ...env, CMS_BACKEND: name, CMS_APP_ID: 'app' });
    expect(read?.backend).toMatchObject({ ...settings, auth_methods: ['oauth', 'token'] });
  });

  test('has no OAuth application on GitHub', () => {
    expect(() => readBackend({ ...env, CMS_BACKEND: 'github', CMS_APP_ID: 'app' })).toThrow(
      'CMS_APP_ID must be empty',
    );
  });

  test('has no backend without CMS_BACKEND; an error names invalid variables', () => {
    expect(readBackend({ NODE_ENV: 'production' })).toBeUndefined();
    expect(() => readBackend({ ...env, CMS_REPO: 'site', CMS_BACKEND: 'svn' })).toThrow(
      /CMS_BACKEND must be github, gitlab or gitea\n.*CMS_REPO must look like owner\/name/,
    );
  });
});
