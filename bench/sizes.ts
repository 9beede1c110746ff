// Bytes of the built portal as sent by the server. `npm test` runs this file by itself.
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
 * The same for /dashboard, /home and /events: their code is loaded with the frame. Their content is in the document and does not need it.
 * Every primitive forwards attributes and the ref, every text is translatable, and the styles of all areas are one file, except those of
 * primitives that open on demand.
 */
function firstScreenSizes({ folder, manifest }: Distribution): Figure[] {
  const scripts = filesToRun(manifest, [ENTRY, keyOf(manifest, SCREENS)]);
  const chunks = Object.values(manifest);
  const styles = new Set(chunks.flatMap(({ file, css = [] }) => (scripts.has(file) ? css : [])));
  const later = new Set(chunks.flatMap(({ css = [] }) => css).filter((file) => !styles.has(file)));
  return [
    sizeFigure('a first screen: JS before it answers', sentBytes(folder, scripts), 144_000),
    // The sum of the budgets of scripts and styles. It was 50 bytes lower until required passkeys were added.
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

/** All files that are loaded later: shared code of several screens, and one file per area of screens. */
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
