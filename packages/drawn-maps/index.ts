export {
  type Coordinates,
  createDrawnMap,
  type DrawnMapOptions,
  type MapPosition,
  type MapRoute,
} from './createDrawnMap';
export { getStreetMapUrls, STREET_MAP_ORIGIN } from './getStreetMapUrls';
