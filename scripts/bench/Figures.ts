/** Figures by name, in groups: `pages` → `/en/` → `LCP ms` → 753. What `docs/benchmarks.json` holds. */
export type Figures = Record<string, Record<string, Record<string, number>>>;
