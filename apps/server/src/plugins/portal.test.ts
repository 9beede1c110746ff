import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { fillPage } from './page.ts';

const SCRIPT = 'console.log("the portal");';
const HEAD = `<title>__QUAD_PORTAL_TITLE__</title><script type="application/json" id="quad-institute">__QUAD_INSTITUTE_JSON__</script><script type="application/json" id="quad-session">__QUAD_SESSION_JSON__</script><meta property="csp-nonce" nonce="__QUAD_NONCE__">`;
const ROOT = '<div id="root"></div><script type="application/json" id="quad-first-screen">__QUAD_FIRST_SCREEN_JSON__</script>';
/** Replaces the portal's renderer: returns its input, and fails or never resolves for users with certain names. */
const RENDERER = `export async function renderScreen({ path, answers, session, settings }) {
  if (session.personal_info.name === 'Breaker') throw new Error('A screen broke.');
  if (session.personal_info.name === 'Waiter') await new Promise(() => {});
  const calls = Object.keys(answers).sort().join(' ');
  return \`<main style="--a:1px"><p style="--b:2">\${path} \${calls} \${session.personal_info.name} \${settings.isSidebarCollapsed}</p></main>\`;
}`;
const HTML = { accept: 'text/html,application/xhtml+xml' };
let folder: string;
let server: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quad-portal-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, 'index.html'), `<html><head>${HEAD}</head><body>portal${ROOT}</body></html>`);
  await mkdir(path.join(folder, '.renderer'));
  await writeFile(path.join(folder, '.renderer/render.js'), RENDERER);
  await writeFile(path.join(folder, 'login.html'), `<html><head>${HEAD}</head><body>sign in at __QUAD_INSTITUTE_NAME__</body></html>`);
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(folder, '.vite/manifest.json'), '{}');
  await writeFile(path.join(folder, 'assets/main-abc123.js'), SCRIPT);
  await writeFile(path.join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(path.join(folder, 'assets/main-abc123.js.gz'), gzipSync(SCRIPT));
  server = await testApp({ portalFolder: folder, environment: { INSTITUTE_NAME: 'Hill & Co </script>', PORTAL_TITLE: 'Hilltop' } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url, headers });
}

describe('the portal under load', () => {
  it('refuses pages, but serves the files of pages that were answered before', async () => {
    const busy = await testApp({ portalFolder: folder, pressure: { heapBytes: 1, sampleEvery: 20 } });
    const statusOf = async (url: string) => (await busy.app.inject({ url, headers: HTML })).statusCode;
    await expect.poll(() => statusOf('/events')).toBe(503);
    expect(await statusOf('/assets/main-abc123.js')).toBe(200);
    await busy.close();
  });

  it.each([
    ['en', 'This page cannot be shown just now', 'The portal is busy. Please try again in a moment.', 'Open it again'],
    ['hi', 'यह पृष्ठ अभी नहीं दिखाया जा सकता', 'पोर्टल व्यस्त है। कृपया थोड़ी देर में कोशिश करें।', 'फिर से खोलें'],
  ])('refuses a page with a page that says so and opens it again, and a call with JSON (%s)', async (language, title, text, again) => {
    const busy = await testApp({ portalFolder: folder, pressure: { heapBytes: 1, sampleEvery: 20 } });
    const open = (url: string) => busy.app.inject({ url, headers: { ...HTML, 'accept-language': language } });
    await expect.poll(async () => (await open('/events')).statusCode).toBe(503);
    const page = await open('/events?<script>');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    });
    for (const part of [`<html lang="${language}">`, `<h1>${title}</h1>`, `<p>${text}</p>`, `<a href="">${again}</a>`])
      expect(page.body).toContain(part);
    expect(page.body).not.toContain('script');
    expect((await open('/api/events/events')).json()).toMatchObject({ code: 'UNAVAILABLE', message: text });
    await busy.close();
  });
});

describe('a page that cannot be served', () => {
  const LANGUAGES = {
    en: {
      title: 'This page cannot be shown just now',
      again: 'Open it again',
      stopping: 'The portal is being restarted. Please try again in a moment.',
      failed: 'Something went wrong on our side. Please try again.',
      unreadable: 'This address cannot be read.',
    },
    hi: {
      title: 'यह पृष्ठ अभी नहीं दिखाया जा सकता',
      again: 'फिर से खोलें',
      stopping: 'पोर्टल फिर से शुरू हो रहा है। कृपया थोड़ी देर में कोशिश करें।',
      failed: 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
      unreadable: 'यह पता पढ़ा नहीं जा सकता।',
    },
  } as const;
  const cases = (['en', 'hi'] as const).map((language) => ({ language, ...LANGUAGES[language] }));

  it.each(cases)('because the server stops says so and opens it again ($language)', async ({ language, title, again, stopping }) => {
    const answers: { status: number; headers: Headers; text: string }[] = [];
    const stopped = await testApp({
      portalFolder: folder,
      prepare: (app) =>
        app.addHook('preClose', async () => {
          for (const url of ['/events', '/api/events/events']) {
            const answer = await fetch(`${address}${url}`, { headers: { ...HTML, 'accept-language': language } });
            answers.push({ status: answer.status, headers: answer.headers, text: await answer.text() });
          }
        }),
    });
    const address = await stopped.app.listen({ port: 0, host: '127.0.0.1' });
    await stopped.close();
    const [page, call] = answers;
    expect([page?.status, page?.headers.get('retry-after'), page?.headers.get('content-type')]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ]);
    for (const part of [`<html lang="${language}">`, `<h1>${title}</h1>`, `<p>${stopping}</p>`, `<a href="">${again}</a>`])
      expect(page?.text).toContain(part);
    expect(JSON.parse(call?.text ?? '')).toMatchObject({ code: 'UNAVAILABLE', message: stopping });
  });

  it.each(cases)('because the server failed says so and opens it again ($language)', async ({ language, title, again, failed }) => {
    const lines: string[] = [];
    const broken = await testApp({
      portalFolder: folder,
      logStream: { write: (line) => void lines.push(line) },
      prepare: (app) =>
        app.get('/broken', { config: { isPortal: true } }, () => {
          throw new Error('The disk of asha@campus.example is broken.');
        }),
    });
    const page = await broken.app.inject({ url: '/broken', headers: { ...HTML, 'accept-language': language } });
    expect(page.statusCode).toBe(500);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(page.headers['retry-after']).toBeUndefined();
    for (const part of [`<html lang="${language}">`, `<h1>${title}</h1>`, `<p>${failed}</p>`, `<a href="">${again}</a>`])
      expect(page.body).toContain(part);
    expect(page.body).not.toContain('disk');
    expect(lines.join('')).toContain('The request failed');
    await broken.close();
  });

  it.each(cases)('because its address cannot be decoded says so ($language)', async ({ language, title, unreadable }) => {
    const page = await get('/events/%E0%A4%A', { ...HTML, 'accept-language': language });
    expect(page.statusCode).toBe(400);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });
    for (const part of [`<html lang="${language}">`, `<h1>${title}</h1>`, `<p>${unreadable}</p>`]) expect(page.body).toContain(part);
    expect(page.body).not.toContain('<a');
    expect((await get('/api/events/%E0%A4%A', HTML)).json()).toMatchObject({ code: 'INVALID' });
  });
});

describe('a portal page', () => {
  it.each(['/', '/events', '/dashboard/events', '/an/unknown/path'])('%s returns the portal HTML to a browser', async (url) => {
    const response = await get(url, HTML);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(response.body).toContain('<body>portal<div id="root"></div>');
  });

  it('contains the prerendered sign-in form at /login', async () => {
    expect((await get('/login', HTML)).body).toContain('sign in at Hill &amp; Co &lt;/script&gt;');
  });

  it('contains the mail folder path in a demonstration only', async () => {
    const values = { institute: DEFAULT_INSTITUTE, mailFolder: '/srv/quad/data/mails' };
    const account = { email: 'student@campus.example', password: 'campus-demo-2026', label: 'Student' };
    expect(fillPage(HEAD, { ...values, demonstrationAccounts: [account] })).toContain('"mailFolder":"/srv/quad/data/mails"');
    expect(fillPage(HEAD, { ...values, demonstrationAccounts: [] })).not.toContain('/srv/quad');
    expect((await get('/verify-email', HTML)).body).not.toContain('mailFolder');
  });

  it('applies a valid appearance cookie to the html element', async () => {
    const marked = await get('/events', { ...HTML, cookie: 'quad-appearance=dark.compact.none' });
    expect(marked.body).toMatch(/^<html data-theme="dark" data-density="compact" data-motion="none">/);
    expect((await get('/login', { ...HTML, cookie: 'quad-appearance=high-contrast' })).body).toMatch(/^<html data-theme="high-contrast">/);
    expect((await get('/events', { ...HTML, cookie: 'quad-appearance=%22%3E%3Cscript%3E' })).body).toMatch(/^<html>/);
    expect((await get('/events', HTML)).body).toMatch(/^<html>/);
  });

  it('redirects to itself without data when its form is submitted without a script', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/login',
      payload: 'email=asha%40campus.example&password=secret',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
    expect([response.statusCode, response.headers.location, response.body]).toEqual([303, '/login', '']);
  });

  it('rejects a form submission from another site', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/login', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.statusCode).toBe(403);
  });

  it('contains the institute as JSON that is safe inside a script element', async () => {
    const { body } = await get('/', HTML);
    const json = /id="quad-institute">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      name: 'Hill & Co </script>',
      domain: 'campus.example',
      portalTitle: 'Hilltop',
      timeZone: 'Asia/Kolkata',
      roomSlotMinutes: 120,
    });
    expect(body).toContain('<title>Hilltop</title>');
    expect(body).not.toContain('__QUAD_');
  });

  it('allows inline scripts only with a nonce that is unique to the response', async () => {
    const [first, second] = [await get('/', HTML), await get('/', HTML)];
    const policy = String(first.headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16);
    expect(first.body).toContain(`nonce="${nonce}"`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(second.headers['content-security-policy']).not.toBe(policy);
  });

  it('allows WebAssembly only on the check-in page of an event', async () => {
    const policyOf = async (url: string) => String((await get(url, HTML)).headers['content-security-policy']);
    expect(await policyOf('/check-in/01a2')).toMatch(/; script-src 'self' 'nonce-[^']+' 'wasm-unsafe-eval'; style-src/);
    for (const url of ['/check-in', '/events', '/events/check-in/1', '/login']) expect(await policyOf(url)).not.toContain('wasm');
  });

  it('is compressed with an encoding that the browser accepts', async () => {
    const [brotli, gzip, plain] = [
      await get('/', { ...HTML, 'accept-encoding': 'gzip, br' }),
      await get('/', { ...HTML, 'accept-encoding': 'gzip' }),
      await get('/', HTML),
    ];
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('portal');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('portal');
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });
});

/** The session embedded in a page, as text. Undefined when the page has no place for it. */
function sessionIn(body: string): string | undefined {
  return /id="quad-session">(.*?)<\/script>/.exec(body)?.[1];
}

describe('the session embedded in a page', () => {
  const page = (cookies: Readonly<Record<string, string>> = {}, url = '/dashboard') => server.app.inject({ url, headers: HTML, cookies });

  it('equals the response of the session call', async () => {
    const student = await server.signIn({ email: 'asha@campus.example', name: 'Asha </script><b>' });
    const { body, headers } = await page(student.cookies, '/profile');
    expect(JSON.parse(sessionIn(body) ?? '')).toEqual((await student.get('/auth/fetchAuth')).json());
    expect(sessionIn(body)).not.toContain('<');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is null for an anonymous visitor, without a first screen', async () => {
    for (const url of ['/dashboard', '/login']) {
      const { body } = await page({}, url);
      expect(sessionIn(body)).toBe('null');
      expect(body).not.toContain('renderedAt');
    }
    expect(sessionIn((await page({ quad: 'forged' })).body)).toBe('null');
  });

  it('comes without a prerendered sign-in form when the user is signed in', async () => {
    const newcomer = await server.signIn({ email: 'nila@campus.example', onboardingComplete: false });
    for (const url of ['/login', '/login?error=cancelled', '/', '/register']) {
      const { body } = await page(newcomer.cookies, url);
      expect(sessionIn(body), url).toContain('nila@campus.example');
      expect(body, url).toContain('<div id="root"></div>');
    }
    const { body } = await page({}, '/login');
    expect(body).toContain('sign in at');
  });

  it('is not visible to the next visitor and ends with sign-out', async () => {
    const student = await server.signIn({ email: 'ravi@campus.example' });
    expect((await page(student.cookies)).body).toContain('ravi@campus.example');
    expect((await page()).body).not.toContain('ravi@campus.example');
    await student.send('POST', '/auth/logout');
    expect(sessionIn((await page(student.cookies)).body)).toBe('null');
  });
});

/** The screen embedded in a page. Empty when there is none, undefined when the page has no place for it. */
function screenIn(body: string): string | undefined {
  return /id="quad-first-screen">(.*?)<\/script>/.exec(body)?.[1];
}

describe('the first screen embedded in a page', () => {
  const page = (cookies: Readonly<Record<string, string>>, url: string) => server.app.inject({ url, headers: HTML, cookies });

  it('is rendered with the responses of its calls, which are embedded too', async () => {
    const student = await server.signIn({ email: 'meera@campus.example', name: 'Meera' });
    const { body } = await page({ ...student.cookies, 'quad-sidebar': 'collapsed' }, '/dashboard');
    const calls = ['/api/analytics/student', '/api/dashboard/stats', '/api/events/latest'];
    expect(body).toContain(
      `<div id="root"><main style="--a:1px"><p style="--b:2">/dashboard ${calls.join(' ')} Meera true</p></main></div>`,
    );
    const screen = JSON.parse(screenIn(body) ?? '');
    expect(screen).toMatchObject({ path: '/dashboard', renderedAt: server.context.clock().toISOString() });
    expect(screen.answers).toEqual(
      Object.fromEntries(await Promise.all(calls.map(async (url) => [url, { body: (await student.get(url)).json(), headers: {} }]))),
    );
  });

  it('is the screen that the address redirects to', async () => {
    const student = await server.signIn({ email: 'kiran@campus.example' });
    for (const url of ['/', '/login', '/nowhere'])
      expect(JSON.parse(screenIn((await page(student.cookies, url)).body) ?? '').path).toBe('/dashboard');
  });

  it('allows exactly its own style attributes in the content security policy', async () => {
    const student = await server.signIn({ email: 'tara@campus.example' });
    const policy = String((await page(student.cookies, '/home')).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`; style-src-attr 'unsafe-hashes' ${hash('--a:1px')} ${hash('--b:2')};`);
    expect(policy).not.toContain('unsafe-inline');
    expect(String((await page(student.cookies, '/profile')).headers['content-security-policy'])).not.toContain('unsafe');
  });

  it('is absent for a URL with a query and for pages that are not prerendered', async () => {
    const student = await server.signIn({ email: 'dev@campus.example' });
    for (const url of ['/events?q=%3Cb%3E', '/profile', '/events/01a2']) expect(screenIn((await page(student.cookies, url)).body)).toBe('');
  });

  it.each(['Breaker', 'Waiter'])('is omitted when rendering fails or does not finish (%s)', async (name) => {
    const email = `${name.toLowerCase()}@campus.example`;
    const student = await server.signIn({ email, name });
    const { statusCode, body } = await page(student.cookies, '/dashboard');
    expect([statusCode, screenIn(body)]).toEqual([200, '']);
    expect(body).toContain('<div id="root"></div>');
    expect(sessionIn(body)).toContain(email);
  });

  it('keeps placeholders in the name and the title of an institute as text', async () => {
    const name = '__QUAD_SESSION_JSON__ __QUAD_PORTAL_TITLE__ __QUAD_NONCE__ \\ $&';
    const other = await testApp({ portalFolder: folder, environment: { INSTITUTE_NAME: name, PORTAL_TITLE: name } });
    const { body } = await other.visitor().get('/login', HTML);
    const [, institute = ''] = /id="quad-institute">([^<]*)</.exec(body) ?? [];
    expect(JSON.parse(institute)).toMatchObject({ name, portalTitle: name });
    const [, session = ''] = /id="quad-session">([^<]*)</.exec(body) ?? [];
    expect(JSON.parse(session)).toBeNull();
    await other.close();
  });

  it('keeps placeholders in the name of a user as text', async () => {
    const name = '__QUAD_SESSION_JSON__ __QUAD_FIRST_SCREEN_JSON__ __QUAD_NONCE__ $&';
    const student = await server.signIn({ email: 'words@campus.example', name });
    const { body } = await page(student.cookies, '/home');
    expect(JSON.parse(sessionIn(body) ?? '').personal_info.name).toBe(name);
    expect(JSON.parse(screenIn(body) ?? '').path).toBe('/home');
    expect(body).toContain(`${name} false</p>`);
  });
});

describe('the sign-in page of a demonstration', () => {
  it('lists each account once in its HTML', () => {
    const template = '<ul><li class="a"><i>x</i></li><li class="b"><button>__QUAD_ACCOUNT_LABEL__</button></li></ul>';
    const account = (label: string) => ({ email: 'a@campus.example', password: 'secret', label });
    const filled = fillPage(template, { institute: DEFAULT_INSTITUTE, demonstrationAccounts: [account('A & B'), account('President')] });
    const item = (label: string) => `<li class="b"><button>${label}</button></li>`;
    expect(filled).toBe(`<ul><li class="a"><i>x</i></li>${item('A &amp; B')}${item('President')}</ul>`);
  });
});

describe('a static file', () => {
  it('is cached forever and sent precompressed when its name has a hash', async () => {
    const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
    expect(response.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
    expect((await get('/assets/main-abc123.js')).body).toBe(SCRIPT);
  });

  it('is cached for an hour when its name has no hash', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['/assets/gone-123.js', '/.vite/manifest.json', '/assets/..%2f..%2fpackage.json', '/assets/main-abc123.js.br', '/index.html'])(
    'is not served at %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('an unknown call', () => {
  it.each(['/api/nothing', '/api', '/auth/nothing', '/counters/nothing'])('%s returns 404 as JSON, even to a browser', async (url) => {
    const response = await get(url, HTML);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('returns 404 as JSON for any other method', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/events', headers: { 'sec-fetch-site': 'same-origin' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('every response', () => {
  it('has the security headers', async () => {
    for (const url of ['/', '/auth/fetchAuth', '/api/nothing', '/assets/main-abc123.js', '/healthz']) {
      expect((await get(url, HTML)).headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-request-id': expect.any(String),
      });
    }
    expect((await get('/auth/fetchAuth')).headers['cache-control']).toBe('no-store');
  });
});
