import Libsql from 'libsql';
import { createColumnsQuery } from '../engines/openSqlite';
import { getMissingColumnStatements } from '../migrate';
import type { StoreDefinition } from '../StoreDefinition';
import { CHORES_TABLE, MIGRATIONS_TABLE } from '../StoreTables';

/** A table, index, trigger or view of a database, and the statement that creates it. */
type SchemaObject = { type: string; name: string; sql: string };

/** Returns the objects of the main database, or of an attached one, in the order of their creation. */
export function readSchema(database: Libsql.Database, databaseName = 'main'): SchemaObject[] {
  // SQLite's internal tables and indexes start with `sqlite_` and cannot be created by name.
  const isInternal = `type IN ('table', 'index') AND name LIKE 'sqlite\\_%' ESCAPE '\\'`;
  const query = `SELECT type, name, sql FROM ${databaseName}.sqlite_schema WHERE NOT (${isInternal}) ORDER BY rowid`;
  return database.prepare(query).all() as SchemaObject[];
}

/**
 * Compares the schema of a fully migrated database with the schema of a newly created one. Returns a description of
 * each difference.
 */
export function findSchemaDifferences(database: Libsql.Database, definition: StoreDefinition): string[] {
  const expectedObjects = indexByName(readNewSchema(definition));
  const foundObjects = indexByName(readSchema(database));
  const missing = [...expectedObjects.keys()].filter((object) => !foundObjects.has(object));
  const unexpected = [...foundObjects.keys()].filter((object) => !expectedObjects.has(object));
  const changed = [...expectedObjects].filter(
    ([object, sql]) => foundObjects.has(object) && foundObjects.get(object) !== sql,
  );
  return [
    ...missing.map((object) => `the ${object} is missing`),
    ...changed.map(([object]) => `the ${object} has a different definition`),
    ...unexpected.map((object) => `the ${object} is unexpected`),
  ];
}

function readNewSchema(definition: StoreDefinition): SchemaObject[] {
  const database = new Libsql(':memory:');
  try {
    for (const statement of [MIGRATIONS_TABLE, ...definition.migrations.flat(), CHORES_TABLE])
      database.exec(statement);
    const columns = database.prepare(createColumnsQuery(definition.mainTable)).all() as { name: string }[];
    for (const statement of getMissingColumnStatements(
      definition,
      columns.map(({ name }) => name),
    ))
      database.exec(statement);
    return readSchema(database);
  } finally {
    database.close();
  }
}

function indexByName(objects: SchemaObject[]): Map<string, string> {
  return new Map(objects.map(({ type, name, sql }) => [`${type} ${name}`, normalizeSql(sql)]));
}

/**
 * Sorts the columns of a table, because missing columns are added in different orders. Removes differences from earlier
 * releases that do not affect stored values: they created columns without a default, and wrote `INTEGER` for `BIGINT`
 * and `BLOB` for `TEXT`.
 */
function normalizeSql(sql: string): string {
  const normalized = sql
    .replace(/\s+/g, ' ')
    .replace(/\bBIGINT\b/g, 'INTEGER')
    .replace(/\bBLOB\b/g, 'TEXT');
  if (!normalized.startsWith('CREATE TABLE')) return normalized;
  const start = normalized.indexOf('(') + 1;
  const columns = normalized
    .slice(start, normalized.lastIndexOf(')'))
    // A comma between two columns, not inside parentheses.
    .split(/,(?![^(]*\))/)
    .map((column) => column.replace(/ DEFAULT ('[^']*'|\d+)/, '').trim());
  return normalized.slice(0, start) + columns.sort().join(', ');
}
