import { z } from 'zod';
import { pages } from '@/lib/i18n/paths';
import { defineCollection } from './defineCollection';
import { entryId, text } from './fields';

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

/** The modules of the ERP. */
export const modules = defineCollection({
  file: 'erp-modules.json',
  count: 'moduleCount',
  schema: z.strictObject({
    id: entryId,
    name: text.meta({ hint: 'moduleName' }),
    icon: z.enum(coreModules).meta({ hint: 'moduleIcon', taxonomy: 'modules' }),
    desc: text.meta({ hint: 'moduleDescription' }),
    features: z.array(text).min(4).meta({ hint: 'moduleFeatures' }),
  }),
  anchors: 'services',
  form: { preview: pages.services },
});
