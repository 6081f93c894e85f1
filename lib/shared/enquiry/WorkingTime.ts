/** When enquiries are answered, in Vietnam's time, and how soon. */
export type WorkingTime = {
  /** As `Date.getUTCDay` counts them: 0 is Sunday. */
  days: number[];
  /** Minutes since midnight. */
  opens: number;
  closes: number;
  responseHours: number;
};
