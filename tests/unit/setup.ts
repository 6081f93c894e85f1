/// <reference types="@testing-library/jest-dom" />
import '@/tests/fixtures/onFixture';

// Most tests have no document, and its matchers take longer to load than many of them to run.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

// jsdom has none.
globalThis.reportError ??= jest.fn();
