import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

/** Hands mails to an SMTP server. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
  return {
    async send(message) {
      await transport.sendMail({ from, ...message });
    },
  };
}
