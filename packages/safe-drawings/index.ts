export { embedSvg } from './embedSvg';
export { type DrawingProblem, findDrawingProblems } from './findDrawingProblems';
export { getSvgSize } from './getSvgSize';
