/** The number of deleted rows. */
export type DeletedCounts = { enquiries: number; subscribers: number };

/** Calls `deleteBatch` until nothing is left to delete. Errors from `deleteBatch` are passed on. */
export async function deleteInBatches(deleteBatch: () => Promise<DeletedCounts>): Promise<DeletedCounts> {
  const deleted = { enquiries: 0, subscribers: 0 };
  for (;;) {
    const { enquiries, subscribers } = await deleteBatch();
    if (enquiries + subscribers === 0) return deleted;
    deleted.enquiries += enquiries;
    deleted.subscribers += subscribers;
  }
}
