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
