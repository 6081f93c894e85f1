/** Where a finished page lists, as JSON, the script files it needs, in the order in which they run. */
export const pageScripts = document.getElementById('page-scripts');

export const sources = JSON.parse(pageScripts?.textContent ?? '[]') as string[];
