import path from 'node:path';
import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';

/** Mails go to the SMTP server of the configuration; without one they become files in the data folder. */
export function openMailer(config: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  let opened: Promise<Mailer> | undefined;
  return {
    async send(letter) {
      opened ??= connect(config);
      return (await opened).send(letter);
    },
  };
}

/** The folder that mails are written to; undefined where an SMTP server takes them. */
export function mailFolder({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): string | undefined {
  return mail.smtpUrl ? undefined : path.join(dataDir, 'mails');
}

/** Loads only what the first mail needs, and not before it. */
async function connect(config: Pick<Config, 'mail' | 'dataDir'>): Promise<Mailer> {
  const { mail } = config;
  if (mail.smtpUrl) {
    const { smtpMailer } = await import('./smtpMailer.ts');
    return smtpMailer(mail.smtpUrl, mail.from);
  }
  const { fileMailer } = await import('./fileMailer.ts');
  return fileMailer(path.join(config.dataDir, 'mails'), mail.from);
}
