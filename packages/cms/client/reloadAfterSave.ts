import CMS from '@sveltia/cms';

/** Time that Sveltia CMS needs after a save, for example to delete the backup of the form. */
const DELAY_MS = 500;

/**
 * Loads the forms again after the file with the given name was saved, so that other forms offer its new ids as choices.
 * Only a local server creates the choices from the current files.
 */
export function reloadAfterSave(name: string): void {
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      if (String(entry.get('path')).endsWith(`/${name}`)) setTimeout(() => location.reload(), DELAY_MS);
    },
  });
}
