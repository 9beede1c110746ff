import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Served } from './server.ts';

/** Waits for a mail with a link to this page of the portal, and returns the newest such link. */
export async function linkMailedTo(server: Served, email: string, page: string): Promise<string> {
  const link = new RegExp(`${server.url}${page}[^\\s"<>]*`);
  const find = async () => (await mailsTo(server, email)).map((mail) => link.exec(mail)?.[0]).findLast(Boolean);
  await expect.poll(find, { message: `A mail to ${email} with a link to ${page}` }).toBeTruthy();
  return (await find()) ?? '';
}

/** Waits for a mail that contains a text, ignoring line breaks, and returns it with unwrapped lines. */
export async function mailTo(server: Served, email: string, says: string): Promise<string> {
  const find = async () =>
    (await mailsTo(server, email)).map((mail) => mail.replaceAll(/\s+/g, ' ')).findLast((mail) => mail.includes(says));
  await expect.poll(find, { message: `A mail to ${email} that says: ${says}` }).toBeTruthy();
  return (await find()) ?? '';
}

/** The mails to an address, oldest first: their names contain the time. */
async function mailsTo({ dataFolder }: Served, email: string): Promise<string[]> {
  const folder = path.join(dataFolder, 'mails');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.filter((mail) => new RegExp(`^To:.*${email}`, 'im').test(mail)).map(withoutSoftBreaks);
}

/** Removes the soft line breaks of quoted-printable. */
function withoutSoftBreaks(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
