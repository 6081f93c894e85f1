/** Stops the PostgreSQL server of `start.mjs`. */
export default async function stop() {
  await globalThis.postgresServer?.remove();
}
