export { createPhotoListener } from './createPhotoListener';
export { inspectPhotos } from './inspectPhotos';
export type { PhotoOptions } from './PhotoOptions';
export {
  findPhotoInfo,
  getPhotoUrl,
  isPhoto,
  type PhotoInfo,
  type PhotoInfoByPath,
  type PhotoProblem,
  readPhotoInfo,
} from './photoInfo';
export { renderPhoto } from './renderPhoto';
export { writePhotos } from './writePhotos';
