// Preloaded with `--require`: kills the process with SIGKILL before the KILL_AT-th call that can change a file or
// database. Statements that a connection repeats for each table or index, such as CREATE TABLE, count once.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const Libsql = require('libsql');

const killAt = Number(process.env.KILL_AT);
let step = 0;

/** Kinds of statements that a connection has executed, for example `CREATE TABLE`. */
const executedKinds = new WeakMap();

const READING = /^(select|pragma (?!wal_checkpoint))/i;

function isIrrelevant(connection, statement) {
  if (READING.test(statement) || connection.memory) return true;
  const kinds = executedKinds.get(connection) ?? new Set();
  executedKinds.set(connection, kinds);
  const kind = statement.split(' ', 2).join(' ');
  const hasKind = kinds.has(kind);
  kinds.add(kind);
  return hasKind;
}

function countCalls(owner, name, isIgnored = () => false) {
  const original = owner[name];
  owner[name] = function (...args) {
    if (!isIgnored(this, ...args)) step += 1;
    if (step === killAt) process.kill(process.pid, 'SIGKILL');
    return original.apply(this, args);
  };
}

for (const name of ['copyFileSync', 'linkSync', 'openSync', 'renameSync', 'rmSync']) countCalls(fs, name);
for (const name of ['exec', 'prepare']) countCalls(Libsql.prototype, name, isIrrelevant);
syncBuiltinESMExports();
