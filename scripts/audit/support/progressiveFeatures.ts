/**
 * What browsers of the floor lack, or know in part, and the site uses all the same: where it is missing, nothing else goes
 * with it.
 */
export const progressiveFeatures = {
  atRules: {
    'view-transition': 'without it pages fade in by themselves',
    page: 'margins on paper',
    'forced-colors': 'a mode that a browser without it does not have',
    scripting:
      'without it the typeface is fetched on small screens too, and a search box stands there without scripts',
  },
  selectors: {
    has: 'room above the language hint, and a page that takes no focus below the open menu; of the home page\u2019s screens the first of each choice shows, of the contact form both titles',
    'details-content': 'on paper and at an address of its own, what is folded stays folded',
    'target-current': 'the contents of an article do not mark the part that is being read',
    'view-transition': 'what it styles is not there either',
    'view-transition-group': 'the same',
    'view-transition-image-pair': 'the same',
    'view-transition-new': 'the same',
    'view-transition-old': 'the same',
  },
  properties: {
    'accent-color': 'a box to tick has the browser\u2019s colour',
    'content-visibility': 'all of a page is laid out at once',
    cursor: 'a telephone has none',
    'forced-color-adjust': 'belongs to forced colours',
    'hanging-punctuation': 'punctuation stands inside the line',
    interactivity: 'the page below the open menu takes the focus',
    outline: 'known in part since long: its corners are not round',
    resize: 'a field that a finger cannot stretch',
    'scroll-initial-target': 'a row of options begins with the first of them, not with the chosen one',
    'scroll-target-group': 'the same as its `:target-current`',
    'text-autospace': 'no air between Chinese and Latin letters',
    'text-size-adjust': 'its older name stands beside it',
    'text-spacing-trim': 'full-width punctuation keeps its width',
    'text-wrap': 'lines break as ever',
    'user-select': 'its older name stands beside it',
  },
  values: {
    'align-content: start': 'grids have it since long; what is missing is the one of flexible boxes',
    'break-after: avoid-page': 'on paper a heading may stand last',
  },
  scripts: {
    startViewTransition: 'React calls it for components of its own that the site has none of',
    skipTransition: 'the same',
  },
} satisfies Record<string, Record<string, string>>;
