const CELL_PX = 30;
const INSET_PX = 24;

/** Draws a background like a technical drawing, as SVG elements: a fine grid, and a frame with ticks and corner crosses. */
export function drawBlueprint(width: number, height: number, ink: string): string {
  const lines = [
    ...getGridSteps(width).map((x) => `M${x} 0V${height}`),
    ...getGridSteps(height).map((y) => `M0 ${y}H${width}`),
  ];
  const [right, bottom] = [width - INSET_PX, height - INSET_PX];
  // Every fifth tick is longer.
  const ticks = [
    ...getGridSteps(width - 2 * INSET_PX).map(
      (x) => `M${INSET_PX + x} ${INSET_PX}v${x % 150 === 0 ? 10 : 5}`,
    ),
    ...getGridSteps(height - 2 * INSET_PX).map(
      (y) => `M${INSET_PX} ${INSET_PX + y}h${y % 150 === 0 ? 10 : 5}`,
    ),
  ];
  // A cross at each corner.
  const corners = [
    [INSET_PX, INSET_PX],
    [right, INSET_PX],
    [INSET_PX, bottom],
    [right, bottom],
  ].map(([x, y]) => `M${Number(x) - 9} ${y}h18M${x} ${Number(y) - 9}v18`);
  return [
    `<path d="${lines.join('')}" stroke="${ink}" stroke-opacity=".055"/>`,
    `<path d="M${INSET_PX} ${INSET_PX}H${right}V${bottom}H${INSET_PX}z${ticks.join('')}${corners.join('')}"`,
    ` fill="none" stroke="${ink}" stroke-opacity=".3"/>`,
  ].join('');
}

function getGridSteps(length: number): number[] {
  return Array.from({ length: Math.ceil(length / CELL_PX) - 1 }, (_, index) => (index + 1) * CELL_PX);
}
