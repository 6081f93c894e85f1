/**
 * Features that the site uses although some target browsers lack them or support them partially, with the reason or the
 * effect of their absence. Nothing else depends on them.
 */
export const progressiveFeatures = {
  atRules: {
    'view-transition': 'pages fade in with a CSS animation',
    page: 'only sets print margins',
    'forced-colors': 'browsers without it do not have this mode',
    scripting: 'the typeface loads on small screens too, and the search box is visible without scripts',
  },
  selectors: {
    has: 'no space above the language hint; the page below the open menu can be focused; the home page shows the first screen of each choice; the contact form shows both titles',
    'details-content': 'collapsed content stays collapsed in print and when linked to',
    'target-current': 'the table of contents does not mark the current section',
    'view-transition': 'the styled pseudo-element does not exist either',
    'view-transition-group': 'see above',
    'view-transition-image-pair': 'see above',
    'view-transition-new': 'see above',
    'view-transition-old': 'see above',
  },
  properties: {
    'accent-color': 'checkboxes have the browser\u2019s colour',
    'content-visibility': 'the whole page is laid out at once',
    cursor: 'phones have no cursor',
    'forced-color-adjust': 'only applies in forced-colors mode',
    'hanging-punctuation': 'punctuation does not hang outside the line',
    interactivity: 'the page below the open menu can be focused',
    outline: 'old versions draw it without rounded corners',
    resize: 'text areas cannot be resized by touch',
    'scroll-initial-target': 'a row of options starts at the first option instead of the selected one',
    'scroll-target-group': 'see `target-current`',
    'text-autospace': 'no extra space between Chinese and Latin letters',
    'text-size-adjust': 'a prefixed declaration precedes it',
    'text-spacing-trim': 'full-width punctuation keeps its width',
    'text-wrap': 'default line breaks',
    'user-select': 'a prefixed declaration precedes it',
  },
  values: {
    'align-content: start': 'MDN\u2019s entry is about flex boxes; grids have supported it longer',
    'break-after: avoid-page': 'a heading may be the last line of a printed page',
  },
  scripts: {
    startViewTransition: 'only used by React\u2019s `<ViewTransition>`, which the site does not use',
    skipTransition: 'see above',
  },
} satisfies Record<string, Record<string, string>>;
