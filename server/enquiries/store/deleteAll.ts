/** How much was deleted. */
export type Deleted = { leads: number; subscribers: number };

/** Deletes some and some more until there is nothing left. Throws what `deleteSome` throws. */
export async function deleteAll(deleteSome: () => Promise<Deleted>): Promise<Deleted> {
  const deleted = { leads: 0, subscribers: 0 };
  for (;;) {
    const { leads, subscribers } = await deleteSome();
    if (leads + subscribers === 0) return deleted;
    deleted.leads += leads;
    deleted.subscribers += subscribers;
  }
}
