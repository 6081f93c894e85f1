import type { IncomingMessage } from 'node:http';
import type { UndoRequest } from '../PreviewOptions';
import type { WorkingCopy } from './WorkingCopy';

/** Maximum size of a request, in characters. */
const MAX_REQUEST_LENGTH = 1_000_000;

/** Restores the files of a request and returns them. Throws if the request is invalid, or names a file without changes. */
export async function undo(request: IncomingMessage, workingCopy: WorkingCopy): Promise<string[]> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > MAX_REQUEST_LENGTH) throw new Error('The request is too large.');
  }
  const { files = [], discarded = [] } = JSON.parse(body) as UndoRequest;
  await workingCopy.restore(files);
  return [...files, ...(await workingCopy.recover(discarded))];
}
