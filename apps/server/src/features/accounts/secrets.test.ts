import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TEST_PASSWORD, testApp } from '../../testing/testApp.ts';

it('stores no plaintext session cookie, password reset token or password in any table', async () => {
  const server = await testApp();
  const { email } = await server.addUser();
  const person = await server.signIn({ email: 'asha@campus.example' });
  await server.visitor().send('POST', '/auth/forgot-password', { email });
  const mails = await server.deliverMails();
  const link = /reset-password\/[\w-]+\/([\w-]+)/.exec(mails.map(({ text }) => text).join('\n'))?.[1];
  const cookie = Object.values(person.cookies)[0];
  if (!link || !cookie) throw new Error('There is no link or no cookie to look for.');

  const { db } = server.context;
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  let size = 0;
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`);
    const dump = rows.map(({ row }) => row).join('\n');
    size += dump.length;
    for (const secret of [link, cookie, TEST_PASSWORD]) expect(dump.includes(secret), `${name} holds a secret`).toBe(false);
  }
  expect(size).toBeGreaterThan(1000);
  await server.close();
});
