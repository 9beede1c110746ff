// Bytes of the built portal, as the server sends them. `npm test` runs this file by itself.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { fillPage, pageFor } from '../apps/server/src/plugins/page.ts';
import {
  type Distribution,
  filesToRun,
  inlineStyles,
  keyOf,
  readDistribution,
  scriptsOf,
  sentBytes,
  signInFiles,
} from './portal/distribution.ts';
import { type Figure, limitedFigure, printReport, sizeFigure } from './report.ts';

const ENTRY = 'index.html';
/** By name, as apps/portal/build/chunks.ts says: files of many modules. */
const SCREENS = 'screens';
/** What reads codes where the browser cannot, by the name that its package has for it. */
const READER = 'ponyfill';
const LIBRARIES = new Set(['charts', 'dialogs', 'forms', 'overlays', READER]);
const SMALL = 2000;
/** Rules, calls and hooks of all areas, and what no area has to itself: it comes when the first screen stands. */
const SHARED = 45_000;
/** All words of the portal, the library and the rules in another language: for its readers alone, and in a script of three bytes a letter.
 * Raised by 1 kB for what daily limits, passkeys, tables that stand still and erasures that failed say, and by another for changes of accounts and passkeys that are wanted. */
const WORDS = 46_000;
/** Ten screens for whom the command line gave the right, with their dialogs, and the columns of nine kinds of table. */
const ADMINISTRATION = 20_000;
/** What students have, what advisers sign, and the form of the rules, of which a screen is one each. */
const ACTIVITY_POINTS = 20_000;
/** As long and as hard to compress as every nonce; the same at each run, so that the figure is too. */
const NONCE = 'q3T9vXzB1kLw0RmYc8hJ2g==';

/** Sizes of /login, of a first screen, of every other file and of the styles, against their budgets. */
export async function measureSizes(): Promise<Figure[]> {
  const portal = readDistribution();
  return [...signInSizes(portal), ...firstScreenSizes(portal), ...fileSizes(portal)];
}

function signInSizes(portal: Distribution): Figure[] {
  const filled = fillPage(portal.loginPage, { institute: DEFAULT_INSTITUTE, demonstrationAccounts: [] });
  const page = pageFor(filled, {
    nonce: NONCE,
    appearance: undefined,
    language: 'en',
    user: null,
    changesAfter: undefined,
    firstScreen: undefined,
  });
  const scripts = [...signInFiles(portal)].filter((file) => file.endsWith('.js'));
  return [
    sizeFigure('/login: HTML with its styles', compressed(page), 8700),
    sizeFigure('/login: JS before everything works', sentBytes(portal.folder, scripts), 85_000),
    sizeFigure('/login: CSS', compressed(inlineStyles(portal.loginPage)), 8000),
  ];
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
}

/**
 * /dashboard, /home and /events alike: their code comes with the frame. Their content is in the document, and needs none of it. Every
 * primitive passes attributes and the ref on, every text can be said in another language, and styles of all areas are one file, except for
 * those of primitives that open when somebody asks for them.
 */
function firstScreenSizes({ folder, manifest }: Distribution): Figure[] {
  const scripts = filesToRun(manifest, [ENTRY, keyOf(manifest, SCREENS)]);
  const chunks = Object.values(manifest);
  const styles = new Set(chunks.flatMap(({ file, css = [] }) => (scripts.has(file) ? css : [])));
  const later = new Set(chunks.flatMap(({ css = [] }) => css).filter((file) => !styles.has(file)));
  return [
    sizeFigure('a first screen: JS before it answers', sentBytes(folder, scripts), 144_000),
    // What the two may weigh each, and no longer less: asking for a passkey that is wanted cost the 50 bytes between.
    sizeFigure('a first screen: JS and CSS before it answers', sentBytes(folder, [...scripts, ...styles]), 158_000),
    limitedFigure('a first screen: files before it answers', scripts.size + styles.size, 6, String),
    sizeFigure('a first screen: CSS', sentBytes(folder, styles), 14_000),
    sizeFigure('styles that come later', sentBytes(folder, later), 3000),
    sizeFigure('the face of the headings', displayFaceBytes(folder), 25_000),
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
function displayFaceBytes(folder: string): number {
  const assets = path.join(folder, 'assets');
  const faces = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  return faces.reduce((sum, name) => sum + statSync(path.join(assets, name)).size, 0);
}

/** Every file that comes later: what several screens share, and an area of screens each. */
function fileSizes({ folder, manifest }: Distribution): Figure[] {
  const first = filesToRun(manifest, [ENTRY, keyOf(manifest, SCREENS)]);
  const later = scriptsOf(manifest).filter(({ file }) => !first.has(file));
  const sizes = later.map(({ name, file }) => ({ name, size: sentBytes(folder, [file]) }));
  return [
    ...sizes.map(({ name, size }) => sizeFigure(`  ${name}`, size, limitOf(name))),
    limitedFigure('files in all', first.size + later.length, 30, String),
    limitedFigure('files under 2 kB', sizes.filter(({ size }) => size < SMALL).length, 3, String),
  ];
}

if (import.meta.main) printReport(await measureSizes());
