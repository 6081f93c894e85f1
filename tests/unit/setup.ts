/// <reference types="@testing-library/jest-dom" />

// The matchers are loaded only with a DOM, because loading them takes longer than many tests.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

// jsdom has no `reportError`.
globalThis.reportError ??= jest.fn();
