// @ts-check
/** The container's health check: ends with 0 where the server of this machine answers. The image has no curl. */
const { PORT = '3000', BASE_PATH = '' } = process.env;
const isWell = await fetch(`http://127.0.0.1:${PORT}${BASE_PATH}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
