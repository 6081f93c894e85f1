import Libsql from 'libsql';
import { MIGRATIONS_TABLE } from '../store/migrate';
import { migrations } from '../store/migrations';

/** A table, index, trigger or view of a database, and the statement that creates it. */
export type SchemaObject = { type: string; name: string; sql: string };

/** Returns the objects of the main database, or of an attached one, in the order of their creation. */
export function readSchema(database: Libsql.Database, name = 'main'): SchemaObject[] {
  // SQLite's internal tables and indexes start with `sqlite_` and cannot be created by name.
  const isInternal = `type IN ('table', 'index') AND name LIKE 'sqlite\\_%' ESCAPE '\\'`;
  const query = `SELECT type, name, sql FROM ${name}.sqlite_schema WHERE NOT (${isInternal}) ORDER BY rowid`;
  return database.prepare(query).all() as SchemaObject[];
}

/**
 * Compares the schema of a fully migrated database with the schema of a newly created one. Returns a description of
 * each difference.
 */
export function findSchemaDifferences(database: Libsql.Database): string[] {
  const expected = indexByName(readNewSchema());
  const found = indexByName(readSchema(database));
  const missing = [...expected.keys()].filter((object) => !found.has(object));
  const extra = [...found.keys()].filter((object) => !expected.has(object));
  const different = [...expected].filter(([object, sql]) => found.has(object) && found.get(object) !== sql);
  return [
    ...missing.map((object) => `the ${object} is missing`),
    ...different.map(([object]) => `the ${object} has a different definition`),
    ...extra.map((object) => `the ${object} is unexpected`),
  ];
}

function readNewSchema(): SchemaObject[] {
  const database = new Libsql(':memory:');
  try {
    for (const statement of [MIGRATIONS_TABLE, ...migrations.flat()]) database.exec(statement);
    return readSchema(database);
  } finally {
    database.close();
  }
}

function indexByName(objects: SchemaObject[]): Map<string, string> {
  return new Map(objects.map(({ type, name, sql }) => [`${type} ${name}`, normalizeSql(sql)]));
}

/** Earlier releases wrote `INTEGER` for `BIGINT` and `BLOB` for `TEXT`, which store the same values in SQLite. */
function normalizeSql(sql: string): string {
  return sql
    .replace(/\s+/g, ' ')
    .replace(/\bBIGINT\b/g, 'INTEGER')
    .replace(/\bBLOB\b/g, 'TEXT');
}
