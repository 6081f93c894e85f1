const CELL = 30;
const INSET = 24;

/** The ground of a share card: a fine technical grid, and the drawing frame that the site's pictures have. */
export function drawBlueprint(width: number, height: number, ink: string): string {
  const lines = [
    ...steps(width).map((x) => `M${x} 0V${height}`),
    ...steps(height).map((y) => `M0 ${y}H${width}`),
  ];
  const [right, bottom] = [width - INSET, height - INSET];
  const ticks = [
    ...steps(width - 2 * INSET).map((x) => `M${INSET + x} ${INSET}v${x % 150 === 0 ? 10 : 5}`),
    ...steps(height - 2 * INSET).map((y) => `M${INSET} ${INSET + y}h${y % 150 === 0 ? 10 : 5}`),
  ];
  const corners = [
    [INSET, INSET],
    [right, INSET],
    [INSET, bottom],
    [right, bottom],
  ].map(([x, y]) => `M${Number(x) - 9} ${y}h18M${x} ${Number(y) - 9}v18`);
  return [
    `<path d="${lines.join('')}" stroke="${ink}" stroke-opacity=".055"/>`,
    `<path d="M${INSET} ${INSET}H${right}V${bottom}H${INSET}z${ticks.join('')}${corners.join('')}"`,
    ` fill="none" stroke="${ink}" stroke-opacity=".3"/>`,
  ].join('');
}

function steps(length: number): number[] {
  return Array.from({ length: Math.ceil(length / CELL) - 1 }, (_, index) => (index + 1) * CELL);
}
