import { parse } from 'parse5';
import { withBasePath } from '../../lib/shared/basePath';
import { splitLocale } from '../../lib/shared/i18n/getLocalePath';
import type { Locale } from '../../lib/shared/i18n/locales';
import { getAbsoluteUrl } from '../../lib/shared/site';
import { type Element, findElements, getAttribute, getText } from '../html/elements';
import type { PartialFinding } from './Rule';
import { resolveUrl } from './resolveUrl';

/** A page of the export, as read by a crawler that runs no scripts. */
export class ExportedPage {
  /** The path of its URL: `/vi/about/`. */
  readonly urlPath: string;
  /** The locale in the path; undefined for a page without a locale. */
  readonly locale: Locale | undefined;
  /** The path without base path and locale. */
  readonly path: string;
  readonly elements: Element[];
  /** Valid targets of links with a fragment. */
  readonly ids: ReadonlySet<string>;
  readonly text: string;

  /** `file` is relative to the export's folder, with forward slashes. */
  constructor(
    readonly file: string,
    readonly html: string,
  ) {
    const document = parse(html, { sourceCodeLocationInfo: true });
    this.urlPath = withBasePath(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    ({ locale: this.locale, path: this.path } = splitLocale(this.urlPath));
    this.elements = findElements(document);
    this.ids = new Set(this.elements.flatMap((element) => getAttribute(element, 'id') ?? []));
    this.text = getText(document);
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
    return resolveUrl(href, this.urlPath);
  }

  /** The elements with a tag name, in document order. */
  all(tagName: string): Element[] {
    return this.elements.filter((element) => element.tagName === tagName);
  }

  /** The `<meta>` elements with this `name` or `property`. */
  metas(name: string): Element[] {
    return this.all('meta').filter(
      (meta) => getAttribute(meta, 'name') === name || getAttribute(meta, 'property') === name,
    );
  }

  /** The content of the first `<meta>` with this `name` or `property`. */
  meta(name: string): string | undefined {
    const [first] = this.metas(name);
    return first && getAttribute(first, 'content');
  }

  /** The `<link>` elements whose `rel` contains a keyword. */
  links(rel: string): Element[] {
    return this.all('link').filter((link) => getAttribute(link, 'rel')?.split(/\s+/).includes(rel));
  }

  get canonical(): string | undefined {
    const [first] = this.links('canonical');
    return first && getAttribute(first, 'href');
  }

  get isIndexed(): boolean {
    return !this.metas('robots').some((meta) => getAttribute(meta, 'content')?.includes('noindex'));
  }

  /** True if search engines should list this URL, not another URL with the same content. */
  get isCanonical(): boolean {
    return this.isIndexed && this.canonical === getAbsoluteUrl(this.urlPath);
  }

  /** The target of an immediate `<meta http-equiv="refresh">`, if there is one. */
  get redirectTarget(): string | undefined {
    const meta = this.httpEquiv('refresh');
    return meta && getAttribute(meta, 'content')?.replace(/^0; url=/, '');
  }

  /** The `<meta http-equiv>` for a header. */
  httpEquiv(header: string): Element | undefined {
    return this.all('meta').find((meta) => getAttribute(meta, 'http-equiv')?.toLowerCase() === header);
  }

  /** The `hreflang` alternates in its head. */
  get alternates(): { hreflang: string; href: string; element: Element }[] {
    return this.links('alternate').flatMap((element) => {
      const hreflang = getAttribute(element, 'hreflang');
      return hreflang ? [{ hreflang, href: getAttribute(element, 'href') ?? '', element }] : [];
    });
  }
}
