'use client';

import { useEffect } from 'react';
import { recoverFrom } from '@/lib/navigation/recoverFrom';
import { Button } from './Button';
import styles from './ErrorNote.module.css';
import { useErrorTexts } from './ErrorTexts';
import { FloatingNote } from './FloatingNote';

type ErrorNoteProps = {
  error: unknown;
  retry: () => void;
  /** Over the page instead of in it: for what has no place of its own there. */
  floating?: boolean | undefined;
};

/**
 * Stands where something failed: a message and Retry. A piece that did not load is mended by loading the page anew: once
 * by itself, then by Retry; and what was tried without a network is tried again as soon as there is one.
 */
export function ErrorNote({ error, retry, floating }: ErrorNoteProps) {
  const texts = useErrorTexts();
  const isMissing = error instanceof Error && error.name === 'ChunkLoadError';
  const again = isMissing ? () => location.reload() : retry;

  useEffect(() => {
    if (!isMissing) return;
    const reload = () => location.reload();
    void recoverFrom(error, location.href);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error, isMissing]);

  return (
    <div role="alert" className={floating ? undefined : styles.note}>
      {floating ? (
        <FloatingNote text={texts.failed} action={texts.retry} onAction={again} />
      ) : (
        <>
          <p>{texts.failed}</p>
          <Button look="secondary" onClick={again}>
            {texts.retry}
          </Button>
        </>
      )}
    </div>
  );
}
