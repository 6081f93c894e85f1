/** Replaces fact placeholders in messages, and lists the available fact names. */
export type FactInterpolator = {
  /** Replaces every placeholder of a known fact (`{company}`); leaves other placeholders unchanged. */
  interpolate(text: string): string;
  /** The names of all facts. */
  names: string[];
};
