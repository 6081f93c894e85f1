'use client';

import { ErrorNote } from './ErrorNote';

/** What a page shows in its own place where it fails; header and footer stay. */
export function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div className="container">
      <ErrorNote error={error} retry={retry} />
    </div>
  );
}
