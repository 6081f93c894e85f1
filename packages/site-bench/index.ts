export { benchScale } from './benchScale';
export { benchSite } from './benchSite';
export { findMeasurement, getGrowthPercent, getPageTime, parseCompileSeconds } from './measureBuild';
export type {
  BrowserOptions,
  BuildMeasurement,
  BuildOptions,
  NavigationOptions,
  ReportOptions,
  ScaleOptions,
  ServerOptions,
  SiteBenchOptions,
  Tap,
  Threshold,
  Visitor,
} from './SiteBenchOptions';
export { getCopySlug, writeCopies } from './writeCopies';
