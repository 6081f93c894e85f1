export { formatLicenceList } from './formatLicenceList';
export { getShippedPackages } from './getShippedPackages';
export type { ShippedPackagesOptions } from './ShippedPackagesOptions';
