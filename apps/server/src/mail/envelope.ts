import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './mailer.ts';

/** A letter as the mail library takes it. The address is given as such: a comma in it makes no second recipient. */
export function envelopeOf(from: string, { to, ...content }: Letter): SendMailOptions {
  return { from, to: { name: '', address: to }, ...content, disableFileAccess: true, disableUrlAccess: true };
}
