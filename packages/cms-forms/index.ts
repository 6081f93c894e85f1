export type {
  CmsOptions,
  FileForm,
  Labels,
} from './CmsOptions';
export { formats } from './client/formats';
export { createAdminConfig } from './createAdminConfig';
export { createFormFinder, type FormLocation } from './createFormFinder';
export { readInterfaceTexts } from './interfaceTexts';
export { readBackend } from './readBackend';
export { writeAdmin } from './writeAdmin';
