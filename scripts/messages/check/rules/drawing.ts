import { findDrawingProblems } from '../drawings/findDrawingProblems';
import { createError, type Rule } from '../Rule';

/** Drawings below `public/images/` that are none, that browsers do not show, or that could do more than be seen. */
export const drawing: Rule = function* ({ project: { drawings } }) {
  for (const file of drawings) {
    for (const { offset, problem, remedy } of findDrawingProblems(file.source)) {
      yield createError(file, offset, problem, remedy);
    }
  }
};
