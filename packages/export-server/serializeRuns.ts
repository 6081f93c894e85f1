/**
 * Wraps a task so that runs never overlap. Calls during a run share one further run that starts after it. The
 * promise of each call therefore belongs to a run that started after the call.
 */
export function serializeRuns(task: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = () => {
    next = undefined;
    const thisRun = task().finally(() => {
      if (current === thisRun) current = next;
    });
    current = thisRun;
    return thisRun;
  };
  return () => {
    if (current === undefined) return run();
    next ??= current.then(run, run);
    return next;
  };
}
