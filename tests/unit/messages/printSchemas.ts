import { Catalogue } from '@/scripts/check-messages/catalogue/Catalogue';
import { buildSchemas } from '@/scripts/message-schemas/buildSchemas';

/** Prints the schemas of the message files as JSON. Run by messageSchemas.test.ts. */
console.log(JSON.stringify(buildSchemas(new Catalogue('messages'))));
