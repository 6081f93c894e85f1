/** Working days and hours (Vietnam time), and the time within which enquiries are answered. */
export type WorkingTime = {
  /** Days of the week as in `Date.getUTCDay`: 0 is Sunday. */
  days: number[];
  /** Minutes since midnight. */
  opens: number;
  closes: number;
  responseHours: number;
  /** Public holidays, such as `2027-01-01`. */
  holidays: string[];
};
