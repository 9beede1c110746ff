import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../testing/testApp.ts';

let server: TestApp;
let student: Visitor;
beforeAll(async () => {
  server = await testApp();
  student = await server.signIn();
});
afterAll(() => server.close());

/** Sends bytes as they are. */
function post(url: string, payload: string | Buffer, contentType = 'application/json') {
  const headers = { 'content-type': contentType, 'sec-fetch-site': 'same-origin' };
  return server.app.inject({ method: 'POST', url, payload, headers, cookies: student.cookies });
}

describe('a request body', () => {
  const lists = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it.each([
    ['more than 1,000 arrays', lists(20_000), lists(4000)],
    ['more than 1,000 objects', objects(20_000), objects(1300)],
    ['33 arrays', '['.repeat(33) + ']'.repeat(33), '['.repeat(33) + ']'.repeat(33)],
  ])('is rejected when nested too deeply: %s', async (_what, payload, withinOpenLimit) => {
    const sent = [
      ['/auth/login', withinOpenLimit],
      ['/onboarding', payload],
      ['/api/skills/create-skill', payload],
    ] as const;
    for (const [url, each] of sent) {
      const response = await post(url, each);
      expect([response.statusCode, response.json().message], url).toEqual([400, 'What was sent is nested too deeply.']);
    }
    if (payload !== withinOpenLimit) expect((await post('/auth/login', payload)).statusCode).toBe(413);
  });

  it('is read at the maximum nesting depth', async () => {
    const response = await post('/auth/login', `{"email":"asha@campus.example","password":${'['.repeat(31)}${']'.repeat(31)}}`);
    expect([response.statusCode, response.json().message]).toEqual([400, 'Enter your password.']);
  });

  it.each(['application/json; charset=utf-16', 'application/json;charset="ISO-8859-1"', 'application/json; charset=utf-16le'])(
    'is rejected with content type %s',
    async (contentType) => {
      const response = await post('/auth/login', '{"email":"asha@campus.example","password":"wrong"}', contentType);
      expect([response.statusCode, response.json()]).toEqual([
        415,
        {
          message: 'This call takes JSON in UTF-8.',
          error: 'This call takes JSON in UTF-8.',
          code: 'UNSUPPORTED_MEDIA',
          requestId: expect.any(String),
        },
      ]);
    },
  );

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON; Charset="UTF-8"'])(
    'is read with content type %s',
    async (contentType) => {
      const response = await post('/auth/login', '{"email":"asha@campus.example","password":"wrong"}', contentType);
      expect(response.statusCode).toBe(401);
    },
  );

  it('is rejected when it is not valid UTF-8', async () => {
    const response = await post('/auth/login', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]));
    expect([response.statusCode, response.json().message]).toEqual([400, 'What was sent is not UTF-8.']);
  });

  it('is rejected when a string contains a lone surrogate', async () => {
    const response = await post('/api/skills/create-skill', '{"name":"Rust\\ud800","type":"technical"}');
    expect([response.statusCode, response.json().errors]).toEqual([400, { name: 'Remove the characters that cannot be shown.' }]);
  });

  it('is rejected when it has an array in place of an object', async () => {
    const response = await student.send('PUT', '/profile/updateStudentProfile', { updatedDetails: [] });
    expect([response.statusCode, response.json().errors]).toEqual([400, { updatedDetails: 'This must be an object.' }]);
    expect((await post('/auth/login', '[]')).json().message).toBe('This must be an object.');
  });
});

describe('a request URL', () => {
  it.each(['/api/events/%zz', '/%zz', '/api/events/%c0%80', '/auth/reset-password/%/%'])(
    'is rejected in the common error format when it cannot be decoded: %s',
    async (url) => {
      const response = await server.app.inject({ url, cookies: student.cookies });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { message: 'This address cannot be read.', error: 'This address cannot be read.', code: 'INVALID', requestId: expect.any(String) },
      ]);
      expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    },
  );

  it('reaches its call with a very long path segment', async () => {
    const response = await student.get(`/api/events/${'a'.repeat(5000)}`);
    expect([response.statusCode, response.json().errors]).toEqual([400, { id: 'Not a valid id.' }]);
  });
});
