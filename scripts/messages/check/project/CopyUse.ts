/** A place in the code that asks for a text of the page copy. */
export type CopyUse = {
  /** `*` where the code decides at run time. */
  namespace: string;
  /** The key; `*` stands for one part that is known only at run time, `.**` for whatever lies below. */
  key: string;
  /**
   * `format`: arguments are filled in. `raw`: a script of the page fills them in by itself. `tree`: taken with all that
   * lies below, and shown as it stands.
   */
  as: 'format' | 'raw' | 'tree';
};
