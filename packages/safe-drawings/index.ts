export { type DrawingProblem, findDrawingProblems } from './findDrawingProblems';
export { getSvgSize } from './getSvgSize';
