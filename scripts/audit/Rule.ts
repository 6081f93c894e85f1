import type { Element } from '../html/elements';
import type { ExportedPage } from './ExportedPage';
import type { ExportedSite } from './ExportedSite';
import type { Finding } from './Finding';

/** Looks through an export for one kind of mistake. */
export type Rule = (site: ExportedSite) => Iterable<Draft> | Promise<Iterable<Draft>>;

/** A finding that does not know its rule yet. */
export type Draft = Omit<Finding, 'rule' | 'severity'> & Partial<Pick<Finding, 'severity'>>;

/** A finding about an element, or about the page as a whole. */
export function atElement(page: ExportedPage, element: Element | undefined, problem: string): Draft {
  const { startLine = 1, startCol = 1 } = element?.sourceCodeLocation ?? {};
  return { file: page.file, line: startLine, column: startCol, problem };
}

/** A finding about what editors wrote. */
export function advice(page: ExportedPage, element: Element | undefined, problem: string): Draft {
  return { ...atElement(page, element, problem), severity: 'warning' };
}

/** A finding at an offset of a file's text. */
export function atOffset(file: string, text: string, offset: number, problem: string): Draft {
  const before = text.slice(0, offset);
  return { file, line: before.split('\n').length, column: offset - before.lastIndexOf('\n'), problem };
}
