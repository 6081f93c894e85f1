/** The core modules of the ERP. */
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

/** What a case's `passport` may name: the core modules, then the other products. */
export const caseModules = [...coreModules, 'wms', 'vietconnect', 'ai-video', 'ai-platform'] as const;
