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

/** Values allowed in `passport.modules` of a case: the core modules and the other products. */
export const caseModules = [...coreModules, 'wms', 'vietconnect', 'ai-video', 'ai-platform'] as const;
