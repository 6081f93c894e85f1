/**
 * Wraps a task so that runs never overlap. Calls during a run share one further run that starts after it. So the promise
 * of each call belongs to a run that started after the call.
 */
export function serializeRuns(task: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = () => {
    next = undefined;
    const own = task().finally(() => {
      if (current === own) current = next;
    });
    current = own;
    return own;
  };
  return () => {
    if (current === undefined) return run();
    next ??= current.then(run, run);
    return next;
  };
}
