/** The number of deleted rows. */
export type Deleted = { leads: number; subscribers: number };

/** Calls `deleteSome` until nothing is left to delete. Errors from `deleteSome` are passed on. */
export async function deleteAll(deleteBatch: () => Promise<Deleted>): Promise<Deleted> {
  const deleted = { leads: 0, subscribers: 0 };
  for (;;) {
    const { leads, subscribers } = await deleteBatch();
    if (leads + subscribers === 0) return deleted;
    deleted.leads += leads;
    deleted.subscribers += subscribers;
  }
}
