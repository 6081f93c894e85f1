import '@testing-library/jest-dom';

// jsdom has none.
globalThis.reportError ??= jest.fn();
