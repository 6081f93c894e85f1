/** Returns the value of a cookie in a `Cookie` header or `document.cookie`; undefined if the cookie is missing. */
export function readCookie(cookies: string, name: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${name}=([^;=\\s]*)`).exec(cookies)?.[1];
}
