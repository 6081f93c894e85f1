export {
  type Coordinates,
  createDrawnMap,
  type DrawnMapOptions,
  type MapPosition,
  type MapRoute,
} from './createDrawnMap';
export { getStreetMapBounds, getStreetMapUrls } from './getStreetMapUrls';
