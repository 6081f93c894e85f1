/** Message keys of the trial's steps, in order. */
export const trialSteps = ['apply', 'load', 'run'] as const;
