import type { Labels } from '../CmsOptions';

/** Options of the forms that the script needs before it loads their configuration. Inserted when it is bundled. */
export type ClientOptions = {
  locales: readonly string[];
  fallbackLocale: string;
  alerts: Labels['alerts'];
};
