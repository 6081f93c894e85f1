import type { HostFeature } from './Host';

/** Expected response. */
export type Expected = {
  /** Accepted statuses. */
  status: readonly number[];
  /** Headers by name; a `Location` is compared without its origin. */
  headers?: Readonly<Record<string, string | RegExp>>;
  /** Text that the body must contain. */
  body?: string;
};

/** A request and its expected response. */
export type TestRequest = {
  path: string;
  method?: 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  expected: Expected;
};

/** A group of requests that test one feature of a host: one column of the comparison table. */
export type Column = {
  name: string;
  /** Ability that a host needs for the requests of this column. */
  requiredFeature?: HostFeature;
  requests: readonly TestRequest[];
  /** Requests for a host without the required feature, and the label in the table if it responds as expected. */
  fallback?: { label: string; requests: readonly TestRequest[] };
};
