import type { StoredEnquiry } from '../EnquiriesOptions';
import type { Database } from './Database';
import { PAGE_SIZE } from './readEnquiries';

/** Reads all enquiries, oldest first. Throws `DatabaseError`. */
export async function* readAllEnquiries(database: Database): AsyncGenerator<StoredEnquiry> {
  let page: StoredEnquiry[] = [];
  do {
    page = await database.run('readNextEnquiries', page.at(-1));
    yield* page;
  } while (page.length === PAGE_SIZE);
}
