export type {
  FileDescription,
  OutdatedText,
  PreviewFinding,
  PreviewOptions,
  PreviewState,
} from './PreviewOptions';
export { isKeysRequest } from './server/isKeysRequest';
export { isLocalHost } from './server/isLocalHost';
export { isOwnRequest } from './server/isOwnRequest';
export { LOOPBACK, readDevOptions } from './server/readDevOptions';
export { startPreviewServer } from './server/startPreviewServer';
export { formatMark } from './sourceMarks';
