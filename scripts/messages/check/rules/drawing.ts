import { drawingProblems } from '../drawings/drawingProblems';
import { error, type Rule } from '../Rule';

/** Drawings below `public/images/` that are none, that browsers do not show, or that could do more than be seen. */
export const drawing: Rule = function* ({ project: { drawings } }) {
  for (const file of drawings) {
    for (const { offset, problem, remedy } of drawingProblems(file.source)) {
      yield error(file, offset, problem, remedy);
    }
  }
};
