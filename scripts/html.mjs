// Validates the portal's HTML with the W3C checker: each screen as sent by the server and after its data has loaded, every public page, and
// every mail.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SCREEN_ROUTES } from '@quad/domain/access';
import { sidebarFor } from '@quad/domain/dashboard';
import { LANGUAGES } from '@quad/domain/language';
import { accountIn, MAILS, STOP } from '../apps/server/src/mail/messages/testing/everyMail.ts';
import { startServer } from '../e2e/server.ts';
import { openBrowser } from './ensure-browser.mjs';
import { temporaryFolder } from './files.mjs';
import { runOrThrow } from './run.mjs';

/** Not a dependency, because it needs Java and has 32 MB; installed on demand. */
const CHECKER = { name: 'vnu-jar', version: '26.9.27' };

const PASSWORD = 'campus-demo-2026';
const PEOPLE = { student: 'STUDENT', robotics: 'CLUB_COORDINATOR', scitech: 'GENSEC_SCITECH', president: 'PRESIDENT' };

/** Errors that are not fixed. */
const IGNORED = [
  // Mail programs of Apple know `color-scheme` by this name, too, and older ones by no other.
  /“supported-color-schemes”: Property “supported-color-schemes” doesn't exist/,
  // A calendar cell has an explicit copy of its implicit role, for programs that read the attribute.
  /“role” attribute must not be used on a “td” element which has a “table” ancestor/,
];

/** The screens of a role whose paths have no parameters. */
function pathsOf(role) {
  const screens = SCREEN_ROUTES.filter(
    ({ path: screen, who }) => !screen.includes(':') && screen !== '/logout' && (who === 'signed-in' || who.includes(role)),
  );
  const sections = sidebarFor(role).map(({ section }) => `/dashboard/${section}`);
  return [...new Set([...screens.map((screen) => screen.path), ...sections])];
}

const GUEST_PATHS = ['/login', '/login/passkey', '/register', '/forgot-password', '/unauthorised'];

function savePage(folder, name, html) {
  writeFileSync(path.join(folder, `${name.replaceAll(/\W+/g, '-')}.html`), html);
}

/** The HTML of the page once the network is idle. */
async function loadedHtml(page, url) {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return `<!doctype html>\n${await page.evaluate(() => document.documentElement.outerHTML)}`;
}

async function collectOf(context, folder, name, url, paths) {
  const page = await context.newPage();
  for (const screen of paths) {
    savePage(folder, `${name}${screen}`, await loadedHtml(page, url + screen));
    const sent = await context.request.get(url + screen, { headers: { accept: 'text/html' } });
    savePage(folder, `${name}${screen}-as-sent`, await sent.text());
  }
  await page.close();
}

/** Saves the public pages of the demonstration in each language, and the pages for missing ones. */
async function collectPublic(context, folder, url) {
  const map = await context.request.get(`${url}/sitemap.xml`);
  const pages = [...(await map.text()).matchAll(/<loc>[^<]*?(\/[eu]\/[^<]+)<\/loc>/g)].map(([, page]) => page);
  if (!pages.some((page) => page.startsWith('/e/')) || !pages.some((page) => page.startsWith('/u/')))
    throw new Error('The demonstration has no public event or unit.');
  for (const page of [...pages.flatMap((each) => (each.startsWith('/e/') ? [each, `${each}/embed`] : [each])), '/e/nothing-is-here'])
    for (const language of LANGUAGES) {
      const sent = await context.request.get(url + page, { headers: { accept: 'text/html', 'accept-language': language } });
      savePage(folder, `public${page}-${language}`, await sent.text());
    }
}

/** Saves one mail of each kind in each language. */
function collectMails(folder) {
  for (const language of LANGUAGES)
    for (const [kind, write] of Object.entries(MAILS)) {
      const { html } = write(accountIn(language, { stopUrl: STOP }));
      savePage(folder, `mail ${kind} ${language}`, html);
    }
}

async function collect(folder) {
  await using started = new AsyncDisposableStack();
  const server = started.adopt(await startServer(), (each) => each.close());
  const browser = started.use(await openBrowser());
  const url = server.url.replace(/\/$/, '');
  const guest = await browser.newContext();
  await collectOf(guest, folder, 'guest', url, GUEST_PATHS);
  await collectPublic(guest, folder, url);
  for (const [mailbox, role] of Object.entries(PEOPLE)) {
    const context = await browser.newContext();
    const answer = await context.request.post(`${url}/auth/login`, {
      data: { email: `${mailbox}@campus.example`, password: PASSWORD },
      headers: { origin: url },
    });
    if (!answer.ok()) throw new Error(`${mailbox} cannot sign in: ${answer.status()}`);
    await collectOf(context, folder, mailbox, url, pathsOf(role));
    await context.close();
  }
}

async function checkerIn(folder) {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const words = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runOrThrow('npm', [...words, `${CHECKER.name}@${CHECKER.version}`], { cwd: folder });
  return path.join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
}

/** Each error once, with the affected pages. */
function faultsIn(checker, pages) {
  const { stderr, error } = spawnSync('java', ['-jar', checker, '--format', 'json', '--errors-only', '--exit-zero-always', pages], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  const faults = new Map();
  for (const { url = '', message, extract = '' } of JSON.parse(stderr).messages) {
    if (IGNORED.some((known) => known.test(message))) continue;
    const { places = [] } = faults.get(message) ?? {};
    faults.set(message, { extract, places: [...places, path.basename(url)] });
  }
  return [...faults].map(
    ([message, { extract, places }]) => `${message}\n  ${extract.trim()}\n  ${places.length} pages: ${places.slice(0, 5).join(', ')}`,
  );
}

if (spawnSync('java', ['-version']).error) {
  console.log('Not checked, because the HTML checker needs Java, which is not installed.');
  process.exit(0);
}
using folder = temporaryFolder('html');
const pages = path.join(folder.path, 'pages');
mkdirSync(pages);
collectMails(pages);
await collect(pages);
const faults = faultsIn(await checkerIn(path.join(folder.path, 'checker')), pages);
for (const fault of faults) console.error(fault);
const count = readdirSync(pages).length;
console.log(`${count} pages checked, ${faults.length} faults.`);
process.exitCode = faults.length > 0 || count === 0 ? 1 : 0;
