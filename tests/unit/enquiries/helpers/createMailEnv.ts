/** Recipient of the mails to sales in `createMailEnv`. */
export const SALES = 'sales@lotus.example';

/** A local port on which no server listens: that of the obsolete protocol Discard. Mail to this port waits. */
export const CLOSED_PORT = 9;

/** Creates the environment variables of a server that sends its mail to a local port. */
export function createMailEnv(port: number): Record<string, string> {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Lotus <no-reply@lotus.example>',
    SALES_EMAIL: SALES,
    LEADS_SECRET: '0123456789abcdef0123456789abcdef',
    PUBLIC_ORIGIN: 'https://www.lotus.example',
  };
}
