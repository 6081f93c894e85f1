'use client';

import { catchError, type ErrorInfo } from 'next/error';
import { useEffect } from 'react';
import { recoverFrom } from '@/lib/navigation/recoverFrom';
import { Button } from './Button';
import styles from './ErrorBoundary.module.css';

type Labels = Record<'failed' | 'retry', string>;

/** Keeps a failure inside: a message and Retry stand where the content would be, and the rest of the page works. */
export const ErrorBoundary = catchError(ErrorNote);

function ErrorNote({ labels }: { labels: Labels }, { error, retry }: ErrorInfo) {
  return (
    <div className={`container ${styles.note}`} role="alert">
      <Recovery error={error} />
      <p>{labels.failed}</p>
      <Button look="secondary" onClick={() => retry()}>
        {labels.retry}
      </Button>
    </div>
  );
}

/** A piece of the page that did not load is mended by loading the page anew. */
function Recovery({ error }: { error: unknown }) {
  useEffect(() => {
    if (error instanceof Error && error.name === 'ChunkLoadError') recoverFrom(error, location.href);
  }, [error]);
  return null;
}
