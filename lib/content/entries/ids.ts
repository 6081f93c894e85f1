/** Core modules of the ERP. */
export const coreModules = [
  'finance',
  'sales',
  'purchasing',
  'inventory',
  'production',
  'quality',
  'customs',
  'hr',
  'analytics',
] as const;

/** Positions on the map (BridgeMap.module.css): of regions, by their id, and of offices in the south and in China. */
const positions =
  'ho-chi-minh-city hanoi bac-ninh hai-phong dong-nai tay-ninh da-nang khanh-hoa cambodia thailand vietnam china';
export const mapPlaces: ReadonlySet<string> = new Set(positions.split(' '));
