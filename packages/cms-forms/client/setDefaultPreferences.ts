/** Key under which Sveltia CMS stores an editor's preferences. */
const PREFERENCES = 'sveltia-cms.prefs';

// Imported before Sveltia CMS, which reads the preferences when it is loaded. By default, the Escape key closes a form.
const preferences: object = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
localStorage.setItem(PREFERENCES, JSON.stringify({ closeWithEscape: false, ...preferences }));
