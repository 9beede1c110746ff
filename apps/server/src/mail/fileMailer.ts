import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../db/ids.ts';
import { envelopeOf, type MailTransport } from './mailer.ts';

/** Writes each mail into a folder as a file that any mail program opens. */
export function fileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(from, letter) {
      const { message: content } = await transport.sendMail(envelopeOf(from, letter));
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${newId()}.eml`), content);
    },
    async forget(address) {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const [head = ''] = (await readFile(file, 'utf8')).split('\r\n\r\n', 1);
        const [, to = ''] = /^to: *<?([^>\r\n]*)/im.exec(head) ?? [];
        if (to.trim().toLowerCase() === address.toLowerCase()) await rm(file, { force: true });
      }
    },
  };
}
