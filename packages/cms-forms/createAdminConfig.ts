import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Backend, CmsConfig } from '@sveltia/cms';
import type { CmsOptions, FormGroup } from './CmsOptions';
import { createFileForm } from './createFileForm';
import { createFolderForm } from './createFolderForm';
import { FieldLabels } from './FieldLabels';
import type { FormContext } from './FieldSource';

/** Sveltia CMS requires a backend even if the editor opens a local folder. It shows this name for the folder. */
const LOCAL_BACKEND: Backend = {
  name: 'github',
  repo: `local/${path.basename(process.cwd()).replace(/[^\w.-]/g, '-')}`,
  branch: 'main',
  auth_methods: ['token'],
};

/**
 * Creates the configuration of Sveltia CMS: a form for each file or folder, with labels and hints in `locale`. Files
 * are saved to `backend`. Without a backend they are saved to a folder on the editor's computer, and previews of the
 * pages come from the server that serves `/admin/`.
 */
export function createAdminConfig(options: CmsOptions, locale: string, backend?: Backend): CmsConfig {
  const { locales, siteUrl, media } = options;
  const context = {
    cmsOptions: options,
    labels: new FieldLabels(options.labels, locale, getInterpolator(options, locale)),
  };
  return {
    load_config_file: false,
    backend: backend ?? LOCAL_BACKEND,
    // Each entry is saved to a branch with a pull request, which "Publish" merges. Not supported with Gitea.
    publish_mode: backend && hasPullRequests(backend) ? 'editorial_workflow' : 'simple',
    site_url: backend && siteUrl,
    editor: { preview: backend === undefined },
    media_folder: media.folder,
    public_folder: media.publicPath,
    media_libraries: {
      default: { config: { slugify_filename: true } },
      // Editors upload their own pictures, so stock photo services are switched off.
      stock_assets: { providers: [] },
    },
    i18n: { structure: 'multiple_folders', locales: [...locales], default_locale: locale },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...options.folders.map((folder) => createFolderForm(folder, context)),
      { divider: true },
      ...options.groups.map((group) => createGroup(group, context)),
    ],
  } satisfies CmsConfig;
}

/** Returns the function that replaces placeholders; undefined if its values are invalid, so that labels contain placeholders. */
function getInterpolator({ createInterpolator }: CmsOptions, locale: string) {
  try {
    return createInterpolator?.(locale);
  } catch {
    return undefined;
  }
}

function hasPullRequests({ name }: Backend): boolean {
  return name === 'github' || name === 'gitlab';
}

/** Creates the forms of the files that exist in the fallback locale, sorted by name. */
function createGroup(group: FormGroup, context: FormContext) {
  const { name, icon, files } = group;
  const { cmsOptions, labels } = context;
  return {
    name,
    icon,
    label: labels.getFormName(name),
    i18n: true,
    files: files
      .toSorted((a, b) => (a.file < b.file ? -1 : 1))
      .filter(({ file }) => existsSync(file.replace('{{locale}}', cmsOptions.fallbackLocale)))
      .map((file) => createFileForm(file, group, context)),
  };
}
