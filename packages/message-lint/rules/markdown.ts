import { isMarkdown, type MessageFile } from '../catalogue/MessageFile';
import { createError, createWarning, type Findings, type Rule } from '../Rule';

/** Reports Markdown that renders differently from what the editor probably meant. */
export const markdown: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    if (!isMarkdown(file) || !file.tree) continue;
    if (file.nodes.length === 0) yield createError(file, file.source.length, 'markdown.noText');
    yield* checkNodes(file);
    for (const issue of file.markdownIssues) yield { file, ...issue };
  }
};

/** Checks headings, tables and HTML. */
function* checkNodes(file: MessageFile): Findings {
  let level = 1;
  let columns = 0;
  for (const { type, start, depth, childCount } of file.nodes) {
    if (type === 'html') yield createError(file, start, 'markdown.html');
    if (type === 'table') columns = 0;
    if (type === 'tableRow') {
      columns ||= childCount;
      if (childCount !== columns)
        yield createError(file, start, 'markdown.cells', { cells: childCount, columns });
    }
    if (depth === undefined) continue;
    if (depth === 1) yield createWarning(file, start, 'markdown.firstLevel');
    else if (depth > level + 1)
      yield createWarning(file, start, 'markdown.skippedLevel', { marker: '#'.repeat(level + 1) });
    level = depth;
  }
}
