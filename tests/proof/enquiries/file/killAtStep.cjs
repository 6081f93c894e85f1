// Preloaded with `--require`: kills the process with SIGKILL before the KILL_AT-th call that accesses a file or
// database.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const Libsql = require('libsql');

const killAt = Number(process.env.KILL_AT);
let step = 0;

function countCalls(owner, name) {
  const original = owner[name];
  owner[name] = function (...args) {
    step += 1;
    if (step === killAt) process.kill(process.pid, 'SIGKILL');
    return original.apply(this, args);
  };
}

for (const name of ['copyFileSync', 'linkSync', 'openSync', 'renameSync', 'rmSync']) countCalls(fs, name);
for (const name of ['exec', 'prepare']) countCalls(Libsql.prototype, name);
syncBuiltinESMExports();
