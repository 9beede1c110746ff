import type { DemonstrationAccount } from './plugins/page.ts';

/** The accounts to try, as lines for a terminal; they share one password. */
export function listAccounts(accounts: readonly DemonstrationAccount[]): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.map(({ email, label }) => `  ${email.padEnd(width)}  ${label}`);
  return [`\nAccounts to try, all with the password ${accounts[0]?.password}:`, ...lines, ''].join('\n');
}
