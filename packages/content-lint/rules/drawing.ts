import { findDrawingProblems } from '../drawings/findDrawingProblems';
import { createError, type Rule } from '../Rule';

/** Reports SVG files under `public/images/` that are invalid, that browsers do not show, or that contain active content. */
export const drawing: Rule = function* ({ project: { drawings } }) {
  for (const file of drawings) {
    for (const { offset, problem, remedy } of findDrawingProblems(file.source)) {
      yield createError(file, offset, problem, remedy);
    }
  }
};
