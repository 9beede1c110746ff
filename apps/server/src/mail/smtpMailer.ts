import { createTransport } from 'nodemailer';
import { envelopeOf, type MailTransport } from './mailer.ts';

/** How long a mail server may take to be there. */
const CONNECT_MS = 10_000;
/** How long it may think about a mail: one that is slow to say yes must not get the mail again. */
const SILENCE_MS = 120_000;

function connectionTo(smtpUrl: string, silenceMs: number) {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
  });
}

/** Rejects where the server is not there, or does not take the name and the password. Sends nothing. */
export async function greetSmtp(smtpUrl: string): Promise<void> {
  await connectionTo(smtpUrl, CONNECT_MS).verify();
}

/** Hands mails to an SMTP server. */
export function smtpTransport(smtpUrl: string, silenceMs = SILENCE_MS): MailTransport {
  const transport = connectionTo(smtpUrl, silenceMs);
  return {
    async send(from, letter) {
      await transport.sendMail(envelopeOf(from, letter));
    },
  };
}
