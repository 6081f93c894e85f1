/** Playwright options for tests of the site's Node server, which playwright.config.ts starts. */
export const siteServerOptions = { baseURL: `http://localhost:${process.env.SERVER_PORT}` };
