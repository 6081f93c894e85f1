import path from 'node:path';
import type { Backend, CmsConfig } from '@sveltia/cms';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { site } from '@/lib/shared/site';
import { Catalogue } from '../check/catalogue/Catalogue';
import { createJsonForms } from './createJsonForms';
import { createPostForms } from './createPostForms';
import { FieldTexts } from './FieldTexts';

/** Sveltia CMS asks for a service even where the editor opens a folder, which it calls by this name. */
const LOCAL: Backend = {
  name: 'github',
  repo: `local/${path.basename(process.cwd()).replace(/[^\w.-]/g, '-')}`,
  branch: 'main',
  auth_methods: ['token'],
};

/**
 * The configuration of Sveltia CMS at `/admin/`: a form for every message file, made from the schemas that the site
 * reads it by, with names and hints in `locale`. `backend` is where the files are saved; without one they are those of a
 * folder on the editor's machine, whose pages the development server shows beside the forms.
 */
export function createAdminConfig(locale: Locale, backend?: Backend): CmsConfig {
  const catalogue = new Catalogue('messages');
  const texts = new FieldTexts(catalogue, locale);
  const { copy, lists, shared } = createJsonForms(catalogue, texts);
  const group = (name: string, icon: string, files: typeof copy) => ({
    name,
    icon,
    label: texts.formName(name),
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
      // Pictures are uploaded, not fetched from other services.
      stock_assets: { providers: [] },
    },
    i18n: { structure: 'multiple_folders', locales: [...locales], default_locale: locale },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...createPostForms(catalogue, texts),
      { divider: true },
      group('copy', 'edit_note', copy),
      group('lists', 'list_alt', lists),
      group('shared', 'public', shared),
    ],
  } satisfies CmsConfig;
}
