import type { Analytics } from './analyticsServices';

/** The origins that pages connect to: for the script, and for reports of visits. */
export type AnalyticsOrigins = { script: string; reports: string[] };

/** Returns the origins of the script and of its reports, for the content security policy. */
export function getAnalyticsOrigins({ host, reportsTo }: Analytics): AnalyticsOrigins {
  const script = `https://${host}`;
  return { script, reports: reportsTo ? [script, `https://${reportsTo}`] : [script] };
}
