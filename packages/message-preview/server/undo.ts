import type { IncomingMessage } from 'node:http';
import type { UndoRequest } from '../PreviewOptions';
import type { WorkingCopy } from './WorkingCopy';

/** Maximum size of a request, in characters. */
const MAX_REQUEST_LENGTH = 1_000_000;

/** Restores the files of a request and returns them. Throws if the request is invalid, or names a file without changes. */
export async function undo(request: IncomingMessage, workingCopy: WorkingCopy): Promise<string[]> {
  let body = '';
  // The rest is read too, because the connection would be closed before the response.
  for await (const chunk of request.setEncoding('utf8')) if (body.length <= MAX_REQUEST_LENGTH) body += chunk;
  if (body.length > MAX_REQUEST_LENGTH)
    throw new Error('The request is too large. Restore fewer files at a time.');
  return workingCopy.undo(JSON.parse(body) as UndoRequest);
}
