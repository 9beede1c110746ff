import type { SendMailOptions } from 'nodemailer';

export interface MailMessage {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A message on its way. The id stays the same when it has to be sent again, so that a mail server can tell. */
export interface Letter extends MailMessage {
  readonly messageId: string;
}

/** Sends one message or throws. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}

/** The way that mails of all institutes take: sends one message of a sender or throws. */
export interface MailTransport {
  send(from: string, letter: Letter): Promise<void>;
}

/** The transport as one sender uses it. */
export function mailerOf(transport: MailTransport, from: string): Mailer {
  return { send: (letter) => transport.send(from, letter) };
}

/** A letter as the mail library takes it. The address is given as such: a comma in it makes no second recipient. */
export function envelopeOf(from: string, { to, ...content }: Letter): SendMailOptions {
  return { from, to: { name: '', address: to }, ...content, disableFileAccess: true, disableUrlAccess: true };
}
