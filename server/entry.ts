import './earlySignals';

// A separate file: parsing it takes longer than starting Node.js, and until the signal handlers are set, SIGHUP ends
// the process.
await import('./main');
