import '@testing-library/jest-dom';
import '@/tests/fixtures/onFixture';

// jsdom has none.
globalThis.reportError ??= jest.fn();
