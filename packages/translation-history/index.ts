export { findOutdatedTexts, type OutdatedText } from './findOutdatedTexts';
