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
      // Mails hold personal data and links that sign in: only the owner may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, `${newId()}.eml`), content, { mode: 0o600 });
    },
    async forget(address) {
      // Compared as the mail library writes it, which quotes some addresses and encodes some domains.
      const { message: example } = await transport.sendMail({ to: { name: '', address } });
      const recipient = recipientIn(String(example));
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        if (recipientIn(await readFile(file, 'utf8')) === recipient) await rm(file, { force: true });
      }
    },
  };
}

/** The value of the To header in lower case. A long one continues on the next line, which then begins with a space. */
function recipientIn(mail: string): string | undefined {
  const [head = ''] = mail.split('\r\n\r\n', 1);
  return /^to:(.*)$/im
    .exec(head.replaceAll(/\r\n(?=[ \t])/g, ''))?.[1]
    ?.trim()
    .toLowerCase();
}
