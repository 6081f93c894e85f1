// Preloaded with `--require`: ends its process with SIGKILL before its KILL_AT-th step that touches a file or a database.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const Libsql = require('libsql');

const last = Number(process.env.KILL_AT);
let step = 0;

function countCalls(owner, name) {
  const original = owner[name];
  owner[name] = function (...args) {
    step += 1;
    if (step === last) process.kill(process.pid, 'SIGKILL');
    return original.apply(this, args);
  };
}

for (const name of ['copyFileSync', 'linkSync', 'openSync', 'renameSync', 'rmSync']) countCalls(fs, name);
for (const name of ['exec', 'prepare']) countCalls(Libsql.prototype, name);
syncBuiltinESMExports();
