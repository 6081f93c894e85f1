/**
 * Until the framework is there, the browser loads pages itself: pressing on a link of this site already fetches its
 * page (https://wicg.github.io/nav-speculation/, supported by Chromium).
 */
const rules = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }] };

/** Puts the rules into a page's head. The framework takes them out when it takes navigation over. */
export function addSpeculationRules(html: string): string {
  const script = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
  return html.replace('</head>', () => `${script}</head>`);
}
