import path from 'node:path';
import type { Backend, CmsConfig } from '@sveltia/cms';
import { Catalogue } from 'content-lint';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/shared/site';
import { workspace } from '../workspace';
import { createJsonForms } from './createJsonForms';
import { createPostForms } from './createPostForms';
import { FieldTexts } from './FieldTexts';

/** Sveltia CMS requires a backend even if the editor opens a local folder. It shows this name for the folder. */
const LOCAL: Backend = {
  name: 'github',
  repo: `local/${path.basename(process.cwd()).replace(/[^\w.-]/g, '-')}`,
  branch: 'main',
  auth_methods: ['token'],
};

/**
 * Creates the configuration of Sveltia CMS for `/admin/`: one form per message file, generated from the schema of the file,
 * with labels and hints in `locale`. Files are saved to `backend`. Without a backend they are saved to a folder on the
 * editor's computer, and previews of the pages come from the development server.
 */
export function createAdminConfig(locale: Locale, backend?: Backend): CmsConfig {
  const catalogue = new Catalogue(workspace, 'messages');
  const texts = new FieldTexts(catalogue, locale);
  const { copy, lists, shared } = createJsonForms(catalogue, texts);
  const createGroup = (name: string, icon: string, files: typeof copy) => ({
    name,
    icon,
    label: texts.getFormName(name),
    i18n: true,
    files,
  });
  return {
    load_config_file: false,
    backend: backend ?? LOCAL,
    site_url: backend && site.origin,
    editor: { preview: backend === undefined },
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { slugify_filename: true } },
      // No stock photo services: pictures are uploaded.
      stock_assets: { providers: [] },
    },
    i18n: { structure: 'multiple_folders', locales: [...locales], default_locale: locale },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...createPostForms(catalogue, texts),
      { divider: true },
      createGroup('copy', 'edit_note', copy),
      createGroup('lists', 'list_alt', lists),
      createGroup('shared', 'public', shared),
    ],
  } satisfies CmsConfig;
}
