import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { openSession, startSession } from '../../plugins/session.ts';
import { TEST_PASSWORD, testApp } from '../../testing/testApp.ts';
import { changeEmail } from './corrections.service.ts';
import { checkCredentials } from './credentials.service.ts';
import { findOrCreateAccount } from './identities.service.ts';
import { hashPassword } from './passwords.ts';

it('opens no session if the password changes while it is being checked', async () => {
  const server = await testApp({
    // The route signs in, with a password change between its two halves.
    prepare: (app, context) => {
      app.get('/test/overtaken', { config: { isPortal: true } }, async (request, reply) => {
        const { email = '' } = request.query as { email?: string };
        const checked = await checkCredentials(context, { email, password: TEST_PASSWORD, address: request.ip });
        if (checked.ok !== true) throw new Error('The password was refused.');
        const hashed = await hashPassword('seven other kettles sing');
        await context.db.update(users).set({ passwordHash: hashed }).where(eq(users.id, checked.value.id));
        return { isStarted: await startSession(context, request, reply, checked.value) };
      });
    },
  });
  const { id, email } = await server.addUser();
  const response = await server.visitor().get(`/test/overtaken?email=${encodeURIComponent(email)}`);
  expect(response.json()).toEqual({ isStarted: false });
  expect(response.cookies).toEqual([]);
  expect(await server.context.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  await server.close();
});

it('opens no session if the address changes while the former mailbox signs in with Google', async () => {
  const server = await testApp();
  const { context } = server;
  const { id, email } = await server.addUser();
  await context.db.update(users).set({ passwordHash: null, strategy: 'google', googleSubject: 'former' }).where(eq(users.id, id));
  const identity = { subject: 'former', email, isEmailVerified: true, name: 'Asha Rao', groups: [] };
  const found = await findOrCreateAccount(context, { identity, requester: { userId: undefined, registrantHash: undefined } });
  expect(await changeEmail(context, { email, to: 'right@campus.example' })).toMatchObject({ ok: true });
  expect(found.ok && (await openSession(context, found.value))).toBeUndefined();
  expect(await context.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  await server.close();
});
