import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD, testApp } from '../testing/testApp.ts';

describe('the log', () => {
  it('contains calls and request IDs but no request data', async () => {
    const lines: string[] = [];
    const server = await testApp({
      environment: { LOG_LEVEL: 'trace' },
      logStream: { write: (line) => void lines.push(line) },
      prepare: (app, { db }) => {
        app.get('/healthz/database', { config: { call: 'GET /healthz' } }, () => db.execute(`select 'asha-in-a-query' from nowhere`));
        app.get('/healthz/fault', { config: { call: 'GET /healthz' } }, () => Promise.reject(new Error('A fault of our own')));
        app.get('/healthz/faults', { config: { call: 'GET /healthz' } }, async () => {
          const [cause] = await Promise.allSettled([db.execute(`select 'asha-in-a-query' / 0`)]);
          throw new AggregateError([new Error('One of several faults', { cause: cause.status === 'rejected' && cause.reason })], 'Several');
        });
      },
    });
    const visitor = await server.signIn({ email: 'asha.rao@campus.example', name: 'Asha Rao', rollNumber: '23019999' });
    const response = await visitor.get('/auth/fetchAuth?ID_No=23019999');
    await visitor.send('POST', '/auth/login', { email: 'asha.rao@campus.example', password: 'hunter2 hunter2' });
    await visitor.get('/api/reset/secret-token');
    expect((await visitor.get('/healthz/database')).statusCode).toBe(500);
    expect((await visitor.get('/healthz/fault')).body).not.toContain('A fault of our own');
    expect((await visitor.get('/healthz/faults')).statusCode).toBe(500);
    await server.close();

    const log = lines.join('');
    expect(log).toContain('"call":"GET /auth/fetchAuth","status":200');
    expect(log).toContain(String(response.headers['x-request-id']));
    expect(log).toContain('"code":"42P01"');
    expect(log).toContain('A fault of our own');
    expect(log).toMatch(/"errors":\[\{"type":"Error","message":"One of several faults","code":"22P02"/);
    for (const secret of ['asha', 'Asha', '23019999', 'hunter2', TEST_PASSWORD, 'secret-token', visitor.cookies.quad ?? '-']) {
      expect(log).not.toContain(secret);
    }
  });
});
