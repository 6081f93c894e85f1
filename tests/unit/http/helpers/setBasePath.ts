/** Sets a base path. Must be imported first. */
process.env.BASE_PATH = '/site';
