/// <reference types="@testing-library/jest-dom" />

// Loaded only with a DOM, because loading the matchers takes longer than many tests.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

// Missing in jsdom.
globalThis.reportError ??= jest.fn();
