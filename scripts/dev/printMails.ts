import type { Plugin } from 'esbuild';

/** What is printed of a mail. */
const print = `({ to, subject, text }) => console.info('\\n[mail] To: ' + to + '\\nSubject: ' + subject + '\\n\\n' + text)`;

/** Puts in the place of the library that sends mails one that prints them. */
export const printMails: Plugin = {
  name: 'print-mails',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^nodemailer$/ }, () => ({ path: 'nodemailer', namespace: 'print-mails' }));
    onLoad({ filter: /.*/, namespace: 'print-mails' }, () => ({
      contents: `export const createTransport = () => ({ sendMail: async ${print}, close() {} });`,
    }));
  },
};
