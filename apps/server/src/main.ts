import module from 'node:module';
import { endOnOldNode } from './nodeVersion.ts';
import type { DemonstrationAccount } from './plugins/page.ts';

// Runs before anything is imported that an older Node cannot parse.
endOnOldNode();
module.enableCompileCache();

const startedAt = performance.now();
if (!process.env.DATABASE_URL) (await import('./db/embeddedProgram.ts')).compileEmbeddedProgram();
const { readConfig } = await import('./config.ts');
const { describeError } = await import('./friendlyError.ts');

try {
  const config = readConfig(process.env, process.cwd());
  const { startServer } = await import('./start.ts');
  const server = await startServer(config);
  const stop = () => {
    void server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(describeError(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n${config.institute.portalTitle} is ready at ${server.address} (${seconds} s). Stop it with Ctrl-C.`);
  if (server.mailFolder) console.log(`Mails are written to ${server.mailFolder}; set SMTP_URL to send them.`);
  if (server.mailFolder && config.production && config.emailProof === 'before-onboarding') {
    console.log('Until then new people cannot verify their e-mail address, and are locked out. EMAIL_PROOF=before-rights lets them in.');
  }
  if (server.demonstrationAccounts.length > 0) console.log(listAccounts(server.demonstrationAccounts));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}

/** Formats the demonstration accounts for a terminal. They share one password. */
function listAccounts(accounts: readonly DemonstrationAccount[]): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.map(({ email, label }) => `  ${email.padEnd(width)}  ${label}`);
  return [`\nAccounts to try, all with the password ${accounts[0]?.password}:`, ...lines, ''].join('\n');
}
