// Bytes of the built portal as sent by the server. `npm test` runs this file by itself.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { fillPage, pageFor } from '../apps/server/src/plugins/page.ts';
import { type Figure, limitedFigure, printReport, sizeFigure } from './report.ts';

const PORTAL = path.resolve(import.meta.dirname, '../apps/portal/dist');
if (!existsSync(path.join(PORTAL, 'login.html'))) throw new Error(`No built portal in ${PORTAL}: run "npm run build" first.`);
const LOGIN_PAGE = readFileSync(path.join(PORTAL, 'login.html'), 'utf8');

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The chunks of the build by key, from Vite's manifest. */
const CHUNKS: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(path.join(PORTAL, '.vite/manifest.json'), 'utf8'));

const ENTRY = 'index.html';
/** By chunk name, as in apps/portal/build/chunks.ts: files of many modules. */
const SCREENS = 'screens';
/** The code reader for browsers without one, by its package's name. */
const READER = 'ponyfill';
const LIBRARIES = new Set(['charts', 'dialogs', 'forms', 'overlays', READER]);
const SMALL = 2000;
/** Rules, calls and hooks of all areas, and shared code; loaded after the first screen is shown. */
const SHARED = 45_000;
/** All texts in another language, loaded only for its readers, in a script with three bytes per letter. Raised twice by 1 kB for new texts. */
const WORDS = 46_000;
/** Ten screens for administrators, with their dialogs, and the columns of nine kinds of tables. */
const ADMINISTRATION = 20_000;
/** The screens of students and advisers, and the form of the rules. */
const ACTIVITY_POINTS = 20_000;
/** As long and as incompressible as every nonce; fixed, so that the figure is reproducible. */
const NONCE = 'q3T9vXzB1kLw0RmYc8hJ2g==';

/** The sizes of /login, of a first screen, of every other file and of the styles, with their budgets. */
export async function measure(): Promise<Figure[]> {
  const first = filesToRun([ENTRY, keyOf(SCREENS)]);
  return [...signInSizes(), ...firstScreenSizes(first), ...fileSizes(first)];
}

/** The files that have to be loaded before the chunks of these keys can run: their own and all static imports. */
function filesToRun(keys: Iterable<string>): ReadonlySet<string> {
  const needed = new Set(keys);
  // A chunk that does not exist would make the figure too small.
  for (const key of needed) for (const imported of chunkOf(key).imports ?? []) needed.add(imported);
  return new Set([...needed].map((key) => chunkOf(key).file));
}

function chunkOf(key: string): Chunk {
  const chunk = CHUNKS[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  return chunk;
}

/** The key of the chunk with a name. */
function keyOf(name: string): string {
  const key = Object.keys(CHUNKS).find((each) => CHUNKS[each]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk that is called ${name}.`);
  return key;
}

/** The bytes of these files as sent by the server: their Brotli copies. */
function sentBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(path.join(PORTAL, `${file}.br`)).size, 0);
}

/** The scripts that /login loads before everything on it works: those in its HTML, and their static imports. */
function signInScripts(): string[] {
  const linked = [...LOGIN_PAGE.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
  if (linked.length === 0) throw new Error('The sign-in page names no script, so nothing would be measured.');
  const keys = Object.keys(CHUNKS).filter((key) => linked.includes(chunkOf(key).file));
  return [...new Set([...linked, ...filesToRun(keys)])].filter((file) => file.endsWith('.js'));
}

function signInSizes(): Figure[] {
  const filled = fillPage(LOGIN_PAGE, { institute: DEFAULT_INSTITUTE, demonstrationAccounts: [] });
  const page = pageFor(filled, {
    nonce: NONCE,
    appearance: undefined,
    language: 'en',
    user: null,
    changesAfter: undefined,
    firstScreen: undefined,
  });
  const styles = [...LOGIN_PAGE.matchAll(/<style[^>]*>(?<styles>[^<]*)<\/style>/g)].map(({ groups }) => groups?.styles ?? '');
  return [
    sizeFigure('/login: HTML with its styles', compressed(page), 8700),
    sizeFigure('/login: JS before everything works', sentBytes(signInScripts()), 85_000),
    sizeFigure('/login: CSS', compressed(styles.join('\n')), 8000),
  ];
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
}

/**
 * The same for /dashboard, /home and /events: their code is loaded with the frame. Their content is in the document and does not need it.
 * Every primitive forwards attributes and the ref, every text is translatable, and the styles of all areas are one file, except those of
 * primitives that open on demand.
 */
function firstScreenSizes(scripts: ReadonlySet<string>): Figure[] {
  const chunks = Object.values(CHUNKS);
  const styles = new Set(chunks.flatMap(({ file, css = [] }) => (scripts.has(file) ? css : [])));
  const later = new Set(chunks.flatMap(({ css = [] }) => css).filter((file) => !styles.has(file)));
  return [
    sizeFigure('a first screen: JS before it answers', sentBytes(scripts), 144_000),
    // The sum of the budgets of scripts and styles. It was 50 bytes lower until required passkeys were added.
    sizeFigure('a first screen: JS and CSS before it answers', sentBytes([...scripts, ...styles]), 158_000),
    limitedFigure('a first screen: files before it answers', scripts.size + styles.size, 6, String),
    sizeFigure('a first screen: CSS', sentBytes(styles), 14_000),
    sizeFigure('styles that come later', sentBytes(later), 3000),
    sizeFigure('the face of the headings', displayFaceBytes(), 25_000),
  ];
}

function limitOf(file: string | undefined): number {
  if (file === 'shared') return SHARED;
  if (file === 'hindi') return WORDS;
  if (file === 'administration') return ADMINISTRATION;
  if (file === 'activity-points') return ACTIVITY_POINTS;
  return LIBRARIES.has(file ?? '') ? 35_000 : 12_000;
}

/** No page waits for it. */
function displayFaceBytes(): number {
  const assets = path.join(PORTAL, 'assets');
  const faces = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  return faces.reduce((sum, name) => sum + statSync(path.join(assets, name)).size, 0);
}

/** All files that are loaded later: shared code of several screens, and one file per area of screens. */
function fileSizes(first: ReadonlySet<string>): Figure[] {
  const scripts = new Map(Object.values(CHUNKS).flatMap(({ file, name = file }) => (file.endsWith('.js') ? [[file, name] as const] : [])));
  const later = [...scripts].filter(([file]) => !first.has(file)).sort(([, one], [, other]) => one.localeCompare(other));
  const sizes = later.map(([file, name]) => ({ name, size: sentBytes([file]) }));
  return [
    ...sizes.map(({ name, size }) => sizeFigure(`  ${name}`, size, limitOf(name))),
    limitedFigure('files in all', first.size + later.length, 30, String),
    limitedFigure('files under 2 kB', sizes.filter(({ size }) => size < SMALL).length, 3, String),
  ];
}

if (import.meta.main) printReport(await measure());
