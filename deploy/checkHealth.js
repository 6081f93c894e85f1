// @ts-check
/** Health check of the container, whose image has no curl: exits with 0 if the local server responds. */
const { PORT = '3000', BASE_PATH = '' } = process.env;
const isHealthy = await fetch(`http://127.0.0.1:${PORT}${BASE_PATH}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
