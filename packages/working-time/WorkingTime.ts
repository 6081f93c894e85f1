/** Working days and hours, and the time within which enquiries are answered. */
export type WorkingTime = {
  /** Days of the week as in `Date.getUTCDay`: 0 is Sunday. */
  days: number[];
  /** Opening and closing time, in minutes since midnight. */
  opens: number;
  closes: number;
  /** Working hours within which an enquiry is answered. */
  responseHours: number;
  /** Days without working hours, such as `2027-01-01`. */
  holidays?: string[];
};
