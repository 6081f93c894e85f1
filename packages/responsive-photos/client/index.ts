export { getPhotoSources } from './getPhotoSources';
export { formatPhotoUrl, type PhotoFormat, type PhotoVariant, parsePhotoUrl, photoFolder } from './photoUrl';
