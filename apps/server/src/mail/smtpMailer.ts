import { createTransport } from 'nodemailer';
import { envelopeOf, type Mailer } from './mailer.ts';

/** How long a mail server may take to be there. */
const CONNECT_MS = 10_000;
/** How long it may think about a mail: one that is slow to say yes must not get the mail again. */
const SILENCE_MS = 120_000;

/** Hands mails to an SMTP server. */
export function smtpMailer(smtpUrl: string, from: string, silenceMs = SILENCE_MS): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
  });
  return {
    async send(letter) {
      await transport.sendMail(envelopeOf(from, letter));
    },
  };
}
