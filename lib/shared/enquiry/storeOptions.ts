import { enquiryFields } from './enquiryFields';
import { normalizePhone } from './normalizePhone';

/** The options of the enquiry store, without the content that the server needs: its process starts faster. */
export const storeOptions = { fields: enquiryFields, normalizePhone };
