import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../db/ids.ts';
import { envelopeOf, type MailTransport } from './mailer.ts';

/** Writes each mail into a folder, as a file that any mail program opens. */
export function fileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(from, letter) {
      const { message: content } = await transport.sendMail(envelopeOf(from, letter));
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${newId()}.eml`), content);
    },
  };
}
