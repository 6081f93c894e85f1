/** Makes an output that cannot be written to (ENOSPC, EPIPE) no reason to end: without a listener, the error ends the process. */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
