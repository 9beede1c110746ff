import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

function ask(url: string, language?: string) {
  return server.app.inject({ url, headers: language ? { 'accept-language': language } : {} });
}

it.each([
  [undefined, 'en', 'Unauthorized: Please login first'],
  ['en-GB,hi;q=0.5', 'en', 'Unauthorized: Please login first'],
  ['ta', 'en', 'Unauthorized: Please login first'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi', 'अनुमति नहीं है: कृपया पहले लॉगिन करें'],
])('returns error messages in the requested language: %s', async (acceptLanguage, language, message) => {
  const { headers, ...response } = await ask('/api/events/latest', acceptLanguage);
  expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED', message, error: message });
  expect(headers['content-language']).toBe(language);
  expect(headers.vary).toContain('Accept-Language');
});

it('returns field errors in the requested language', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'accept-language': 'hi', 'sec-fetch-site': 'same-origin' },
    payload: { email: 'nobody', password: '' },
  });
  expect(response.json().errors).toMatchObject({ password: 'अपना पासवर्ड भरें।' });
});

it('ignores the language cookie', async () => {
  const response = await server.app.inject({ url: '/api/events/latest', cookies: { 'quad-language': 'hi' } });
  expect(response.headers['content-language']).toBe('en');
});

it.each([
  ['en', 'Keep this within 254 characters.'],
  ['hi', 'इसे 254 अक्षरों के भीतर रखें।'],
])('returns a message with its values filled in, and the template and values beside it: %s', async (language, text) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'accept-language': language, 'sec-fetch-site': 'same-origin' },
    payload: { email: 'a'.repeat(300), password: 'x' },
  });
  const sentence = { text: 'Keep this within {1} characters.', values: { 1: '254' } };
  expect(response.json()).toMatchObject({ message: text, error: text, sentence, errors: { email: text }, sentences: { email: sentence } });
});

it('returns no template for a message without values', async () => {
  const response = await ask('/api/events/latest');
  expect(Object.keys(response.json()).toSorted()).toEqual(['code', 'error', 'message', 'requestId']);
});
