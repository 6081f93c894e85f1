import { runEnquiryCommand } from '@/server/enquiries/cli/runEnquiryCommand';

/** Runs `npm run leads -- …args` on a database and returns its output. */
export async function runLeads(env: Record<string, string>, ...args: string[]) {
  let written = '';
  let errorOutput = '';
  const code = await runEnquiryCommand(args, env, {
    write: (text) => {
      written += text;
    },
    writeError: (text) => {
      errorOutput += text;
    },
  });
  return { code, written, errorOutput };
}

/** Returns all enquiries of a database from the JSON export. Throws its error output. */
export async function exportEnquiries(env: Record<string, string>): Promise<Record<string, unknown>[]> {
  const { code, written, errorOutput } = await runLeads(env, 'export', '--format', 'json');
  if (code !== 0) throw new Error(errorOutput);
  return JSON.parse(written);
}
