import { Catalogue } from '@/scripts/messages/check/catalogue/Catalogue';
import { blanksModule } from '@/scripts/messages/schemas/blanksModule';
import { buildSchemas } from '@/scripts/messages/schemas/buildSchemas';

/** Prints, as JSON, what `npm run messages:schemas` writes. Run by messageSchemas.test.ts. */
const catalogue = new Catalogue('messages');
console.log(JSON.stringify({ schemas: buildSchemas(catalogue), blanks: blanksModule(catalogue) }));
