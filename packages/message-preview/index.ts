export type { PreviewFinding, PreviewOptions, PreviewState } from './PreviewOptions';
export { isKeysRequest } from './server/isKeysRequest';
export { isLocalHost } from './server/isLocalHost';
export { isOwnRequest } from './server/isOwnRequest';
export { startPreviewServer } from './server/startPreviewServer';
export { formatMark } from './sourceMarks';
