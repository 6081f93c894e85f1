import { build } from 'esbuild';
import { printMails } from '@/scripts/dev/printMails';

test('a mail is printed and counts as delivered', async () => {
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = require('nodemailer').createTransport();`, resolveDir: __dirname },
    bundle: true,
    platform: 'node',
    write: false,
    plugins: [printMails],
  });
  const program = { exports: { sendMail: async (_: object): Promise<unknown> => undefined } };
  new Function('module', outputFiles[0]?.text ?? '')(program);
  const print = jest.spyOn(console, 'info').mockImplementation();
  const mail = { to: 'sales@localhost.example', subject: 'Enquiry', text: 'Hello' };
  expect(await program.exports.sendMail(mail)).toEqual({ rejectedErrors: [] });
  expect(print).toHaveBeenCalledWith(expect.stringMatching(/To: sales@.*\nSubject: Enquiry\n\nHello/));
});
