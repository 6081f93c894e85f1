import { formatFigure } from './formatTable';
import type { BuildMeasurement, Threshold } from './SiteBenchOptions';

/** Compares measurements with thresholds. Skips thresholds whose numbers of entries were not measured. */
export function compareWithThresholds(
  measurements: BuildMeasurement[],
  thresholds: Threshold[],
): { text: string; isMet: boolean; figure: string }[] {
  return thresholds.flatMap(({ text, getFigure, maximum, unit }) => {
    const figure = getFigure(measurements);
    if (figure === undefined) return [];
    return { text, isMet: figure <= maximum, figure: `${formatFigure(figure)} ${unit}` };
  });
}
