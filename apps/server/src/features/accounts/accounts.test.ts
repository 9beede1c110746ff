import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTestDatabase } from '../../testing/database.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(async () => {
  await server.close();
  await closeTestDatabase();
});

describe('signing in', () => {
  it('answers with the bare user and opens a session', async () => {
    const { id } = await server.addUser({ email: 'Asha.Rao@campus.example', name: 'Asha Rao', role: 'PRESIDENT' });
    const response = await server.visitor().send('POST', '/auth/login', { email: 'asha.rao@CAMPUS.example', password: TEST_PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: 'Login successful!',
      user: { _id: id, role: 'PRESIDENT', username: 'Asha.Rao@campus.example', personal_info: { name: 'Asha Rao' } },
    });
    expect(response.body).not.toContain('argon2');
  });

  it('shows nobody as null, and a person as their own user', async () => {
    expect((await server.visitor().get('/auth/fetchAuth')).json()).toBeNull();
    const student = await server.signIn({ name: 'Meera Iyer' });
    expect((await student.get('/auth/fetchAuth')).json()).toMatchObject({ _id: student.userId, personal_info: { name: 'Meera Iyer' } });
  });
});
