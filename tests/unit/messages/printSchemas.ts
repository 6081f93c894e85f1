import { Catalogue } from '@/scripts/check-messages/catalogue/Catalogue';
import { blanksModule } from '@/scripts/message-schemas/blanksModule';
import { buildSchemas } from '@/scripts/message-schemas/buildSchemas';

/** Prints, as JSON, what `npm run messages:schemas` writes. Run by messageSchemas.test.ts. */
const catalogue = new Catalogue('messages');
console.log(JSON.stringify({ schemas: buildSchemas(catalogue), blanks: blanksModule(catalogue) }));
