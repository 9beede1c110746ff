import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../db/ids.ts';
import { envelopeOf, type Mailer } from './mailer.ts';

/** Writes each mail into a folder, as a file that any mail program opens. */
export function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(letter) {
      const { message: content } = await transport.sendMail(envelopeOf(from, letter));
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${newId()}.eml`), content);
    },
  };
}
