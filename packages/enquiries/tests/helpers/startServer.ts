import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { createEnquiriesApi } from '../../createEnquiriesApi';
import type { EnquiriesOptions } from '../../EnquiriesOptions';
import type { LogEntry } from '../../Log';
import { readConfig } from '../../readConfig';
import { DatabaseConnection } from '../../store/DatabaseConnection';
import { content, site } from '../site';

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Returns the URL of a database file in a new folder, which is deleted after the test. */
export function createDatabaseUrl(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'enquiries-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return `file:${path.join(folder, 'enquiries.db')}`;
}

/** Starts a server whose store runs in the process of the test. It stops after the test. */
export async function startServer(
  env: Record<string, string>,
  options: EnquiriesOptions = site,
  siteContent = content,
): Promise<{ url: string; log: LogEntry[]; post(fields: object, key?: string): Promise<Response> }> {
  const database = new DatabaseConnection(options, env.LEADS_DATABASE_URL ?? createDatabaseUrl());
  const log: LogEntry[] = [];
  const api = createEnquiriesApi(options, {
    config: readConfig(options, env),
    log: (entry) => log.push(entry),
    database,
    content: siteContent,
  });
  const server = serve({ fetch: api.routes.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  cleanUps.push(() => api.stop());
  cleanUps.push(() => new Promise((resolve) => server.close(resolve)));
  api.start();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    log,
    post: (fields, key = crypto.randomUUID()) =>
      fetch(`${url}/api/leads`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(fields),
      }),
  };
}
