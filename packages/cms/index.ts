export type {
  CmsOptions,
  FileForm,
  FolderForm,
  FormGroup,
  Labels,
  Reference,
  TaxonomyOptions,
  Translations,
} from './CmsOptions';
export { formats } from './client/formats';
export { createAdminConfig } from './createAdminConfig';
export { FieldLabels } from './FieldLabels';
export { readInterfaceTexts } from './interfaceTexts';
export { type PublishedBackend, readBackend } from './readBackend';
export { renderAdminPage } from './renderAdminPage';
export { writeAdmin } from './writeAdmin';
