/** The trial, step by step. */
export const trialSteps = ['apply', 'load', 'run'] as const;
