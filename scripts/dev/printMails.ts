import type { Plugin } from 'esbuild';

/** Replacement of nodemailer's `sendMail`: prints a mail, and returns the library's result for an accepted mail. */
const SEND_MAIL = `async ({ to, subject, text }) => {
  console.info('\\n[mail] To: ' + to + '\\nSubject: ' + subject + '\\n\\n' + text);
  return { rejectedErrors: [] };
}`;

/** esbuild plugin that replaces nodemailer by a module that prints mails. */
export const printMails: Plugin = {
  name: 'print-mails',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^nodemailer$/ }, () => ({ path: 'nodemailer', namespace: 'print-mails' }));
    onLoad({ filter: /.*/, namespace: 'print-mails' }, () => ({
      contents: `export const createTransport = () => ({ sendMail: ${SEND_MAIL} });`,
    }));
  },
};
