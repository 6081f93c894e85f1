import type { Labels } from '../CmsOptions';

/** Options that the client script needs before it has loaded the configuration of the forms. The bundler inlines them. */
export type ClientOptions = {
  locales: readonly string[];
  fallbackLocale: string;
  alerts: Labels['alerts'];
  /** Name of the file with the ids that editors define, if such a file exists. */
  taxonomy: string | undefined;
  /** Labels, in all languages of Sveltia CMS, of buttons that have no function here. */
  hiddenButtons: string[];
};
