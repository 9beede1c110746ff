import path from 'node:path';
import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';

/** Mails go to the SMTP server of the configuration; without one they become files in the data folder. */
export function openMailer(config: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  let opened: Promise<Mailer> | undefined;
  return {
    async send(message) {
      opened ??= connect(config);
      return (await opened).send(message);
    },
  };
}

/** Loads only what the first mail needs, and not before it. */
async function connect({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Promise<Mailer> {
  if (mail.smtpUrl) {
    const { smtpMailer } = await import('./smtpMailer.ts');
    return smtpMailer(mail.smtpUrl, mail.from);
  }
  const { fileMailer } = await import('./fileMailer.ts');
  return fileMailer(path.join(dataDir, 'mails'), mail.from);
}
