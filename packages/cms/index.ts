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
export { createFormFinder, type FormLocation } from './createFormFinder';
export { FieldLabels } from './FieldLabels';
export { readInterfaceTexts } from './interfaceTexts';
export { type PublishedBackend, readBackend } from './readBackend';
export { renderAdminPage } from './renderAdminPage';
export { type DevelopmentScript, writeAdmin } from './writeAdmin';
