/** Acts on all items, `most` of them at once: enough that no core waits for a disk, few enough to hold in memory. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  most: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) await act(item);
  };
  await Promise.all(Array.from({ length: most }, lane));
}
