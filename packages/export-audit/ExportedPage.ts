import { parse } from 'parse5';
import type { UrlOptions } from './AuditOptions';
import { type Element, findElements, getAttribute } from './elements';
import type { PartialFinding } from './Rule';

/** An exported page, as read by a crawler that runs no scripts. */
export class ExportedPage {
  /** The path of its URL, with base path: `/vi/about/`. */
  readonly urlPath: string;
  /** The absolute URL. */
  readonly url: string;
  /** The locale in the path; undefined for a page without a locale. */
  readonly locale: string | undefined;
  /** The path without base path and locale. */
  readonly path: string;
  readonly elements: Element[];
  /** Ids of the elements, to which links with a fragment can point. */
  readonly ids: ReadonlySet<string>;

  /** `file` is relative to the exported folder, with forward slashes. */
  constructor(
    readonly file: string,
    readonly html: string,
    { origin, basePath = '', locales }: UrlOptions,
  ) {
    const document = parse(html, { sourceCodeLocationInfo: true });
    const sitePath = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    this.urlPath = basePath + sitePath;
    this.url = origin + this.urlPath;
    const [, firstSegment = '', pathWithoutLocale = '/'] = /^\/([^/]*)(\/.*)?$/.exec(sitePath) ?? [];
    const hasLocale = Object.hasOwn(locales, firstSegment);
    this.locale = hasLocale ? firstSegment : undefined;
    this.path = hasLocale ? pathWithoutLocale : sitePath;
    this.elements = findElements(document);
    this.ids = new Set(this.elements.flatMap((element) => getAttribute(element, 'id') ?? []));
  }

  /** Creates an error for one of the page's elements, or for the whole page. */
  createFinding(problem: string, element?: Element): PartialFinding {
    const { startLine: line = 1, startCol: column = 1 } = element?.sourceCodeLocation ?? {};
    return { file: this.file, line, column, problem };
  }

  /** Creates a warning about editors' content. */
  createWarning(problem: string, element?: Element): PartialFinding {
    return { ...this.createFinding(problem, element), severity: 'warning' };
  }

  /** Resolves an href of the page; undefined if it is not a valid URL. */
  resolve(href: string): URL | undefined {
    return URL.canParse(href, this.url) ? new URL(href, this.url) : undefined;
  }

  /** The elements with a tag name, in document order. */
  findByTagName(tagName: string): Element[] {
    return this.elements.filter((element) => element.tagName === tagName);
  }

  /** The `<meta>` elements with this `name` or `property`. */
  findMetas(name: string): Element[] {
    return this.findByTagName('meta').filter(
      (meta) => getAttribute(meta, 'name') === name || getAttribute(meta, 'property') === name,
    );
  }

  /** The content of the first `<meta>` with this `name` or `property`. */
  getMetaContent(name: string): string | undefined {
    const [meta] = this.findMetas(name);
    return meta && getAttribute(meta, 'content');
  }

  /** The `<link>` elements whose `rel` contains a keyword. */
  findLinks(rel: string): Element[] {
    return this.findByTagName('link').filter((link) => getAttribute(link, 'rel')?.split(/\s+/).includes(rel));
  }

  /** The href of the first canonical link. */
  get canonical(): string | undefined {
    const [link] = this.findLinks('canonical');
    return link && getAttribute(link, 'href');
  }

  /** True if the page does not forbid search engines to list it. */
  get isIndexed(): boolean {
    return !this.findMetas('robots').some((meta) => getAttribute(meta, 'content')?.includes('noindex'));
  }

  /** True if search engines should list this URL, not another URL with the same content. */
  get isCanonical(): boolean {
    return this.isIndexed && this.canonical === this.url;
  }

  /** The target of an immediate `<meta http-equiv="refresh">`, if there is one. */
  get redirectTarget(): string | undefined {
    const refresh = this.findByTagName('meta').find(
      (meta) => getAttribute(meta, 'http-equiv')?.toLowerCase() === 'refresh',
    );
    return refresh && getAttribute(refresh, 'content')?.replace(/^0; url=/, '');
  }

  /** The `hreflang` alternates in its head. */
  get alternates(): { hreflang: string; href: string; element: Element }[] {
    return this.findLinks('alternate').flatMap((element) => {
      const hreflang = getAttribute(element, 'hreflang');
      return hreflang ? [{ hreflang, href: getAttribute(element, 'href') ?? '', element }] : [];
    });
  }
}
