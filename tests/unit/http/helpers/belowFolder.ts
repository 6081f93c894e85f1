/** To be imported first: the site stands below a folder of its origin. */
process.env.BASE_PATH = '/site';
