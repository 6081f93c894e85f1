import { parse } from 'parse5';
import { withBasePath } from '../../lib/shared/basePath';
import { splitLocale } from '../../lib/shared/i18n/getLocalePath';
import type { Locale } from '../../lib/shared/i18n/locales';
import { getAbsoluteUrl } from '../../lib/shared/site';
import { type Element, findElements, getAttribute, getText } from '../html/elements';
import type { UnplacedFinding } from './Rule';
import { resolveUrl } from './resolveUrl';

/** A page of the export, as a crawler without scripts reads it. */
export class ExportedPage {
  /** Its path below the site's origin: `/vi/about/`. */
  readonly address: string;
  /** The language of the address; undefined for a page without one. */
  readonly locale: Locale | undefined;
  /** The address without its language. */
  readonly path: string;
  readonly elements: Element[];
  /** What a link with a hash may lead to. */
  readonly ids: ReadonlySet<string>;
  readonly text: string;

  /** `file` is the path below the export's folder, with slashes. */
  constructor(
    readonly file: string,
    readonly html: string,
  ) {
    const document = parse(html, { sourceCodeLocationInfo: true });
    this.address = withBasePath(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    ({ locale: this.locale, path: this.path } = splitLocale(this.address));
    this.elements = findElements(document);
    this.ids = new Set(this.elements.flatMap((element) => getAttribute(element, 'id') ?? []));
    this.text = getText(document);
  }

  /** A finding about one of its elements, or about the page as a whole. */
  finding(problem: string, element?: Element): UnplacedFinding {
    const { startLine: line = 1, startCol: column = 1 } = element?.sourceCodeLocation ?? {};
    return { file: this.file, line, column, problem };
  }

  /** A finding about what editors wrote. */
  advice(problem: string, element?: Element): UnplacedFinding {
    return { ...this.finding(problem, element), severity: 'warning' };
  }

  /** An address that stands in it as an absolute one; undefined where it is none at all. */
  resolve(address: string): URL | undefined {
    return resolveUrl(address, this.address);
  }

  /** The elements of a name, in the order of the text. */
  all(tagName: string): Element[] {
    return this.elements.filter((element) => element.tagName === tagName);
  }

  /** The `<meta>` elements with a name or property. */
  metas(name: string): Element[] {
    return this.all('meta').filter(
      (meta) => getAttribute(meta, 'name') === name || getAttribute(meta, 'property') === name,
    );
  }

  /** The content of the first `<meta>` with a name or property. */
  meta(name: string): string | undefined {
    const [first] = this.metas(name);
    return first && getAttribute(first, 'content');
  }

  /** The `<link>` elements whose `rel` holds a word. */
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

  /** Whether search engines are to list this address, not another one for the same content. */
  get isCanonical(): boolean {
    return this.isIndexed && this.canonical === getAbsoluteUrl(this.address);
  }

  /** Where it sends its visitor at once, if it does. */
  get refresh(): string | undefined {
    const meta = this.httpEquiv('refresh');
    return meta && getAttribute(meta, 'content')?.replace(/^0; url=/, '');
  }

  /** The `<meta>` that stands for a header. */
  httpEquiv(header: string): Element | undefined {
    return this.all('meta').find((meta) => getAttribute(meta, 'http-equiv')?.toLowerCase() === header);
  }

  /** Its alternates by language, as its head lists them. */
  get alternates(): { hreflang: string; href: string; element: Element }[] {
    return this.links('alternate').flatMap((element) => {
      const hreflang = getAttribute(element, 'hreflang');
      return hreflang ? [{ hreflang, href: getAttribute(element, 'href') ?? '', element }] : [];
    });
  }
}
