/** What a case's `industry` may be. The ids are part of addresses (`?industry=`) and never change. */
export const industries = [
  'electronics',
  'garment',
  'retail',
  'logistics',
  'trading',
  'ecommerce',
  'food',
  'tourism',
  'manufacturing',
] as const;

/** What a case's `region` may be (`?region=`): provinces as they are since July 2025, and two neighbours. */
export const regions = [
  'ho-chi-minh-city',
  'hanoi',
  'bac-ninh',
  'hai-phong',
  'dong-nai',
  'tay-ninh',
  'da-nang',
  'khanh-hoa',
  'cambodia',
  'thailand',
] as const;

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

/** What an article or a news item may be tagged with (`?tag=`). */
export const tags = [
  'erp',
  'ai',
  'vietnam-market',
  'ecommerce',
  'digital-transformation',
  'data-analysis',
] as const;

/** What a news item's `category` may be (`?category=`). */
export const categories = ['product', 'company', 'market', 'event'] as const;

export type Industry = (typeof industries)[number];
export type Tag = (typeof tags)[number];
