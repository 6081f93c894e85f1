export {
  type Coordinates,
  createDrawnMap,
  type DrawnMapOptions,
  type MapPosition,
  type MapRoute,
} from './createDrawnMap';
export { type EmbeddedSvg, embedSvg } from './embedSvg';
export { type DrawingProblem, findDrawingProblems } from './findDrawingProblems';
export { getStreetMapUrls, STREET_MAP_ORIGIN } from './getStreetMapUrls';
export { getSvgSize } from './getSvgSize';
