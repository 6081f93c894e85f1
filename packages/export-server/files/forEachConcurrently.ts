/** Runs `callback` for all items, at most `limit` of them concurrently. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  limit: number,
  callback: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items.values();
  const worker = async () => {
    for (const item of iterator) await callback(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
