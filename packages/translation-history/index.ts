export { findOutdatedTexts, type OutdatedText, TranslationHistory } from './TranslationHistory';
