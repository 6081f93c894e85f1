/** Ends the PostgreSQL that `start.mjs` has started. */
export default async function stop() {
  await globalThis.postgresServer?.remove();
}
