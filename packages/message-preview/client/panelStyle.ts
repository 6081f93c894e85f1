/**
 * Styles of the preview's panels, independent of the styles of the page. `startPreview` sets the colour of the panel of
 * sources.
 */
export const panelStyle = `
:host { all: initial; position: fixed; inset: auto 12px 12px auto; width: min(44rem, calc(100vw - 24px)); }
:host(#messages-places) { inset: auto auto 12px 12px; width: min(30rem, calc(100vw - 24px)); }
:host(#messages-place) { inset: 0; width: auto; pointer-events: none; }
:host(:not(:popover-open)) { display: none; }
details { max-height: 60vh; overflow: auto; border: 1px solid #8c2f2f; border-radius: 8px; background: #fffaf5;
  color: #2b1a14; font: 14px/1.45 system-ui, sans-serif; box-shadow: 0 6px 30px #0005; }
details:not([open]) { width: fit-content; margin-left: auto; }
summary { position: sticky; top: 0; padding: 8px 12px; background: #8c2f2f; color: #fff; font-weight: 600; cursor: pointer; }
article { padding: 10px 12px; border-top: 1px solid #ead9cd; }
article.warning { background: #fff6da; }
code { font: 13px/1.4 ui-monospace, monospace; }
strong { display: block; margin-top: 2px; }
p { margin: 2px 0 0; }
h2 { margin: 0; padding: 8px 12px 4px; border-top: 1px solid #ead9cd; font-size: 15px; }
h2 ~ p { padding: 0 12px 8px; }
button { float: right; margin-left: 8px; padding: 3px 10px; border: 1px solid #8c2f2f; border-radius: 4px; background: #fff;
  color: #8c2f2f; font: inherit; cursor: pointer; }
section::after { content: ''; display: block; clear: both; }
article.link { cursor: pointer; }
:host(.forms) { inset: auto auto 12px 12px; width: min(26rem, calc(100vw - 24px)); }
:host(.forms) details:not([open]) { margin-left: 0; }
:host(#messages-places) details { max-height: 40vh; border-color: var(--preview-colour, #333); }
:host(#messages-places) summary { background: var(--preview-colour, #333); }
:host(#messages-places) article { cursor: pointer; }
:host(#messages-places) details:not([open]) { margin-left: 0; }
summary a { color: inherit; }
output { position: fixed; padding: 4px 8px; border-radius: 4px; background: var(--preview-colour, #333); color: #fff; white-space: pre;
  font: 13px/1.4 ui-monospace, monospace; }
`;
