/** Playwright's options for tests that ask the site's own server (playwright.config.ts starts it). */
export const ownServer = { baseURL: `http://localhost:${process.env.SERVER_PORT}` };
