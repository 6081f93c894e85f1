import { getColours } from '@/lib/content/appearance/brand';
import { type Locale, localeInfo, locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { getAlternates } from '@/lib/routes/getAlternates';

/** The content security policy of every page. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;

/** The paths of the sample export, without a locale. */
const paths = ['/', '/about/'];

/** Returns the files of a small valid export, by path. */
export function createExportedFiles(): Map<string, string | Buffer> {
  return new Map<string, string | Buffer>([
    ...locales.flatMap((locale) =>
      paths.map((path) => [getFile(getLocalePath(locale, path)), renderPage(locale, path)] as const),
    ),
    ...locales.flatMap((locale) =>
      paths.map((path) => [getPicturePath(locale, path).slice(1), createPngHeader(1200, 630)] as const),
    ),
    ...locales.map((locale) => [`${locale}/feed.xml`, renderFeed(locale)] as const),
    ...paths.map((path) => [getFile(path), renderPageWithoutLocale(path)] as const),
    ['vi/old/index.html', renderRedirectPage('/vi/about/')],
    ['404.html', renderNotFoundPage()],
    ['sitemap.xml', renderSitemap()],
    ['robots.txt', `User-Agent: *\nSitemap: ${getAbsoluteUrl('/sitemap.xml')}\n`],
    ['site.webmanifest', '{ "icons": [{ "src": "/icon.svg" }] }'],
    ['styles/site.css', '@font-face { src: url("/fonts/face.woff2") }\n.wide { inline-size: 100% }\n'],
    ['fonts/face.woff2', 'a font'],
    ['og/en/home.png', renderCard()],
    ['icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['_next/static/core/site.js', 'site()'],
    ['recovery.js', 'recover()'],
    ['_next/static/islands/list.js', 'import{a}from"./shared.js";import("./later.js")'],
    ['_next/static/islands/shared.js', 'const a=1;export{a}'],
    ['_next/static/islands/later.js', 'later()'],
    ['_next/static/islands/list.json', '{}'],
  ]);
}

function renderPage(locale: Locale, path: string): string {
  const url = getAbsoluteUrl(getLocalePath(locale, path));
  const title = `A page in ${locale} at ${path}`;
  const others = Object.entries(getAlternates(path)).map(
    ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`,
  );
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
${POLICY}
<title>${title}</title>
<meta name="description" content="Content: ${title}">
<link rel="canonical" href="${url}">
${others.join('\n')}
${renderSocialTags(title, url, getPicturePath(locale, path))}
<meta property="og:locale" content="${localeInfo[locale].ogLocale}">
<link rel="stylesheet" href="/styles/site.css">
<link rel="icon" href="/icon.svg">
<script>load("/_next/static/core/site.js", "/recovery.js")</script>
</head>
<body>
<nav><a href="${getLocalePath(locale)}">Home</a> <a href="${getLocalePath(locale, '/about/')}#team">About</a></nav>
<main>
<h1>${title}</h1>
<h2 id="team">The team</h2>
<p class="text">We are the team.</p>
<h3>Where</h3>
<img src="/icon.svg" alt="A drawing" width="40" height="40">
<iframe src="https://www.openstreetmap.org/export/embed.html" title="Map"></iframe>
<div data-island="list" data-modules="/_next/static/islands/list.js /_next/static/islands/shared.js" data-props="/_next/static/islands/list.json"><p>A list</p></div>
</main>
<script type="application/ld+json">
${JSON.stringify(createStructuredData(title, url))}
</script>
</body>
</html>
`;
}

function createStructuredData(name: string, url: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebPage', name, url, about: { '@id': '#team' } },
      {
        '@type': 'Organization',
        '@id': '#team',
        name: 'The team',
        url,
        logo: getAbsoluteUrl('/icon.svg'),
        location: { '@type': 'Place', name: 'Where' },
      },
    ],
  };
}

function renderRedirectPage(to: string): string {
  return `<!DOCTYPE html>
<html lang="vi">
<head>
<meta charset="utf-8">
${POLICY}
<meta http-equiv="refresh" content="0; url=${to}">
<title>Moved</title>
<link rel="canonical" href="${getAbsoluteUrl(to)}">
</head>
<body><h1>Moved</h1><p><a href="${to}">On</a></p></body>
</html>
`;
}

function renderPageWithoutLocale(path: string): string {
  const url = getAbsoluteUrl(getLocalePath('en', path));
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
${POLICY}
<title>The site</title>
<link rel="canonical" href="${url}">
${renderSocialTags('The site', url, getPicturePath('en', path))}
</head>
<body>
<h1>The site</h1>
<p><a href="${getLocalePath('en', path)}">English</a></p>
</body>
</html>
`;
}

function renderNotFoundPage(): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
${POLICY}
<title>Not found</title>
<meta name="robots" content="noindex">
</head>
<body>
<h1>Not found</h1>
<p><a href="/en/">Home</a></p>
</body>
</html>
`;
}

function renderSocialTags(title: string, url: string, picture: string): string {
  const properties = {
    'og:title': title,
    'og:description': title,
    'og:url': url,
    'og:type': 'website',
    'og:site_name': 'The site',
    'og:image': getAbsoluteUrl(picture),
    'og:image:width': 1200,
    'og:image:height': 630,
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('\n');
}

function renderFeed(locale: Locale): string {
  const [home, about] = paths.map((path) => getAbsoluteUrl(getLocalePath(locale, path)));
  const [url, day] = [getAbsoluteUrl(getLocalePath(locale, '/feed.xml')), '2026-01-02T00:00:00+07:00'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${url}</id>
<title>The feed</title>
<updated>${day}</updated>
<author><name>The team</name><uri>${home}</uri></author>
<link rel="self" type="application/atom+xml" href="${url}"/>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${home}"/>
<entry>
<id>${about}</id>
<title>News</title>
<published>${day}</published>
<updated>${day}</updated>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${about}"/>
<summary>News</summary>
<content type="html">&lt;p&gt;News&lt;/p&gt;</content>
</entry>
</feed>
`;
}

function renderSitemap(): string {
  const urls = paths.flatMap((path) =>
    locales.map((locale) => {
      const alternates = Object.entries(getAlternates(path)).map(
        ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>\n`,
      );
      const url = getAbsoluteUrl(getLocalePath(locale, path));
      return `<url>\n<loc>${url}</loc>\n<lastmod>2026-01-02</lastmod>\n${alternates.join('')}</url>\n`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

/** Creates the header of a PNG with these dimensions. */
/** Renders a share card as SVG, so that a text of it can be replaced. Its parts are rectangles. */
function renderCard(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${getColours('paper').light}"/>
<path id="title" d="M72 200h300v60h-300z" fill="${getColours('ink').light}"/>
<path id="mark" d="M72 56h52v52h-52z"/><path id="host" d="M900 550h200v20h-200z"/><path id="picture" d="M700 200h300v200h-300z"/>
</svg>`;
}

function createPngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function getFile(urlPath: string): string {
  return `${urlPath.slice(1)}index.html`;
}

function getPicturePath(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}.png` : `/${locale}-about.png`;
}
