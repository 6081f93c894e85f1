/**
 * Runs once when Next's server starts. In development, enables `?messages=keys`, which shows the source of each
 * message.
 */
export async function register(): Promise<void> {
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_RUNTIME === 'nodejs') {
    const { markTexts } = await import('./scripts/messages/preview/markTexts');
    globalThis.markTexts = markTexts;
  }
}
