/** Expected response to a malicious or malformed request. */
type Expected =
  /** 400: the target is malformed or hides slashes, dots or control characters, or `Host` is invalid. */
  | 'refused'
  /** The 404 page. */
  | 'missing'
  /** The page `/en/about/`. */
  | 'page'
  /** A redirect to this path. */
  | { location: string };

type Trick = {
  /** Target in the request line, byte for byte. */
  target: string;
  /** Header lines; a single `Host` by default. */
  headers?: string[];
  expected: Expected;
};

const HOST = 'Host: site.example';

/**
 * Requests and their responses. The page `/en/about/` exists; `/about`, its path without a locale, is redirected to
 * it.
 */
export const requestTricks: Trick[] = [
  // Several slashes: in a `Location` header, the text after `//` is a host name.
  { target: '//evil.example/..%2fabout', expected: 'refused' },
  { target: '///evil.example/..%2fabout', expected: 'refused' },
  { target: '//evil.example/%2e%2e', expected: 'refused' },
  { target: '//evil.example/', expected: 'missing' },
  { target: '//evil.example', expected: 'missing' },
  { target: '///evil.example', expected: 'missing' },
  { target: '//', expected: { location: '/en/' } },
  { target: '//about', expected: { location: '/en/about/' } },
  { target: '///about/', expected: { location: '/en/about/' } },
  { target: '//en/about', expected: { location: '/en/about/' } },
  { target: '//en/about/', expected: { location: '/en/about/' } },
  { target: '/en//about/', expected: { location: '/en/about/' } },
  { target: '/en/about//', expected: { location: '/en/about/' } },
  { target: '//EN/about', expected: { location: '/en/about/' } },
  { target: '//en/about?next=//evil.example', expected: { location: '/en/about/?next=//evil.example' } },
  { target: '/about?//evil.example', expected: { location: '/en/about/?//evil.example' } },

  // Backslashes, which browsers treat as slashes.
  { target: '/\\evil.example', expected: 'refused' },
  { target: '/\\/evil.example/about', expected: 'refused' },
  { target: '\\\\evil.example/about', expected: 'refused' },
  { target: '/en\\about/', expected: 'refused' },
  { target: '/%5cevil.example/about', expected: 'refused' },
  { target: '/%5Cevil.example', expected: 'refused' },

  // Escaped slashes.
  { target: '/%2fevil.example', expected: 'refused' },
  { target: '/%2F%2Fevil.example/about', expected: 'refused' },
  { target: '/en%2fabout/', expected: 'refused' },
  { target: '/en/about%2f', expected: 'refused' },
  { target: '/%252fevil.example/about', expected: 'missing' },
  { target: '/insights/%2f%2fevil.example', expected: 'refused' },

  // Dot segments, plain and escaped.
  { target: '/../package.json', expected: 'refused' },
  { target: '/en/../../package.json', expected: 'refused' },
  { target: '/en/./about/', expected: 'refused' },
  { target: '/%2e%2e/package.json', expected: 'refused' },
  { target: '/.%2E/package.json', expected: 'refused' },
  { target: '/en/%2e/about/', expected: 'refused' },
  { target: '/..%2fpackage.json', expected: 'refused' },
  { target: '/..%5cpackage.json', expected: 'refused' },
  { target: '/%252e%252e/package.json', expected: 'missing' },
  { target: '/..;/package.json', expected: 'missing' },
  { target: '/.../package.json', expected: 'missing' },

  // Control characters and invalid UTF-8.
  { target: '/%00', expected: 'refused' },
  { target: '/en/about/%00.html', expected: 'refused' },
  { target: '/en/about/\x00', expected: 'refused' },
  { target: '/about%0d%0aLocation:%20//evil.example', expected: 'refused' },
  { target: '/about%0a', expected: 'refused' },
  { target: '/%', expected: 'refused' },
  { target: '/%zz', expected: 'refused' },
  { target: '/en/%e4%bd', expected: 'refused' },
  { target: '/%c0%af%c0%afevil.example', expected: 'refused' },
  { target: '/%c0%ae%c0%ae/package.json', expected: 'refused' },
  { target: '/%e0%80%af', expected: 'refused' },
  { target: '/%f0%80%80%af', expected: 'refused' },
  { target: '/%ed%a0%80', expected: 'refused' },
  { target: '/%ff', expected: 'refused' },
  { target: '/\xe4\xbd\xa0', expected: 'refused' },

  // Another spelling of an existing page.
  { target: '/%65n/about/', expected: { location: '/en/about/' } },
  { target: '/%61bout', expected: { location: '/en/about/' } },
  { target: '/en/about/?', expected: 'page' },

  // Targets that are not a path.
  { target: 'evil.example/about', expected: 'refused' },
  { target: '*', expected: 'refused' },
  { target: '?', expected: 'refused' },
  { target: '/about#//evil.example', expected: 'refused' },
  { target: 'http://site.example/en/about/', expected: 'page' },
  { target: 'http://site.example', expected: { location: '/en/' } },
  { target: 'http://site.example//evil.example/about', expected: 'missing' },
  { target: 'http://evil.example/about', expected: 'refused' },
  { target: 'http://site.example@evil.example/about', expected: 'refused' },
  { target: 'file:///etc/passwd', expected: 'refused' },

  // `Host`, which every HTTP/1.1 request must contain exactly once (RFC 9112, section 3.2).
  { target: '/about', headers: [], expected: 'refused' },
  { target: '/about', headers: ['Host:'], expected: 'refused' },
  { target: '/about', headers: [HOST, 'Host: evil.example'], expected: 'refused' },
  { target: '/about', headers: [HOST, HOST], expected: 'refused' },
  { target: '/about', headers: ['Host: a b'], expected: 'refused' },
  { target: '/about', headers: ['Host: site.example/evil'], expected: 'refused' },
  { target: '/about', headers: ['Host: user@evil.example'], expected: 'refused' },
  { target: '/about', headers: ['Host: evil.example'], expected: { location: '/en/about/' } },
  { target: '/about', headers: ['Host: [::1]:3000'], expected: { location: '/en/about/' } },
  {
    target: '/about',
    headers: [HOST, 'X-Forwarded-Host: evil.example', 'X-Original-URL: //evil.example'],
    expected: { location: '/en/about/' },
  },

  // Existing files that must not be served. `/linked…` are symbolic links out of the folder.
  { target: '/_site-content.json', expected: 'missing' },
  { target: '/.env', expected: 'missing' },
  { target: '/.git/config', expected: 'missing' },
  { target: '/%2eenv', expected: 'missing' },
  { target: '/linked.txt', expected: 'missing' },
  { target: '/linked/passwords.txt', expected: 'missing' },
  { target: '/en/about/index.html.br', expected: 'missing' },
  { target: '/en/about/index.html.gz', expected: 'missing' },
];

/** The targets of this list that a link can contain. */
export const trickyPaths: string[] = requestTricks
  .filter(({ target, headers }) => target.startsWith('/') && headers === undefined)
  .map(({ target }) => target);
