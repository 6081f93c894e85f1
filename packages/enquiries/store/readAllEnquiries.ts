import type { StoredEnquiry } from '../EnquiriesOptions';
import type { Database } from './Database';
import { PAGE_SIZE, type PagePosition } from './readEnquiries';

/** Reads all enquiries, oldest first, in pages. Throws `DatabaseError`. */
export async function* readPages(database: Database): AsyncGenerator<StoredEnquiry[]> {
  let position: PagePosition | undefined;
  for (;;) {
    const { enquiries, last } = await database.run('readNextEnquiries', position);
    yield enquiries;
    if (enquiries.length < PAGE_SIZE) return;
    position = last && { created_at: last.created_at, id: last.id };
  }
}
