'use client';

import { catchError, type ErrorInfo } from 'next/error';
import type { ReactNode } from 'react';
import { ErrorNote } from './ErrorNote';

type ErrorBoundaryProps = {
  /** The message lies over the page: for what has no place of its own there. */
  floating?: boolean;
  /** What can still be shown, above the message. */
  rest?: ReactNode;
};

/** Keeps a failure inside: a message and Retry stand where the content would be, and the rest of the page works. */
export const ErrorBoundary = catchError(Failure);

function Failure({ floating, rest }: ErrorBoundaryProps, { error, retry }: ErrorInfo) {
  return (
    <>
      {rest}
      <ErrorNote error={error} retry={retry} floating={floating} />
    </>
  );
}
