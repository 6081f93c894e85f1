/** Removes the parameter `lang` from a URL query and leaves every other byte unchanged: `?lang=vi&a=1` → `?a=1`. */
export function removeLangParam(search: string): string {
  const otherParams = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has('lang'));
  return otherParams.length > 0 ? `?${otherParams.join('&')}` : '';
}
