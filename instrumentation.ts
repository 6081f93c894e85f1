/** Runs once when Next's server starts. In development it lets `?messages=keys` say where each text comes from. */
export async function register(): Promise<void> {
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_RUNTIME === 'nodejs') {
    const { markTexts } = await import('./scripts/messages/preview/markTexts');
    globalThis.markTexts = markTexts;
  }
}
