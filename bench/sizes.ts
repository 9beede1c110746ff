// Bytes of the built portal, as the server sends them. `npm test` runs this file by itself.
import { brotliCompressSync, constants } from 'node:zlib';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { fillPage, withNonce } from '../apps/server/src/plugins/page.ts';
import {
  chunkOf,
  type Distribution,
  filesToRun,
  inlineStyles,
  keyOf,
  readDistribution,
  sentBytes,
  signInFiles,
  without,
} from './portal/distribution.ts';
import { type Figure, listedSize, printReport, sizeFigure } from './report.ts';

const ENTRY = 'index.html';
/** By name: it is of several modules. */
const SCREENS = 'OtherScreens';
const DATA = 'src/app/data.ts';
const DASHBOARD = 'src/pages/dashboard/DashboardPage.tsx';
/** What every dashboard draws by itself a moment later: the profile menu. */
const DRAWN_AFTERWARDS = /DropdownMenu\/DropdownMenu\.tsx$/;
const ANALYTICS = 'src/pages/dashboard/Analytics.tsx';
/** As long and as hard to compress as every nonce; the same at each run, so that the figure is too. */
const NONCE = 'q3T9vXzB1kLw0RmYc8hJ2g==';

/** Sizes of /login, of the dashboard, of every other section and of the styles, against their budgets. */
export async function measureSizes(): Promise<Figure[]> {
  const portal = readDistribution();
  return [...signInSizes(portal), ...dashboardSizes(portal), ...sectionSizes(portal), ...styleSizes(portal)];
}

function signInSizes(portal: Distribution): Figure[] {
  const page = withNonce(fillPage(portal.loginPage, { institute: DEFAULT_INSTITUTE, demonstrationAccounts: [] }), NONCE);
  const scripts = [...signInFiles(portal)].filter((file) => file.endsWith('.js'));
  return [
    sizeFigure('/login: HTML with its styles', compressed(page), 8700),
    sizeFigure('/login: JS before everything works', sentBytes(portal.folder, scripts), 80_000),
    sizeFigure('/login: CSS', compressed(inlineStyles(portal.loginPage)), 8000),
  ];
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
}

function dashboardSizes({ folder, manifest }: Distribution): Figure[] {
  const first = filesToRun(manifest, [ENTRY, keyOf(manifest, SCREENS), DATA, DASHBOARD]);
  const later = new Set(Object.keys(manifest).filter((key) => isPartOnDemand(manifest[key]?.src)));
  return [
    sizeFigure('/dashboard: JS before its first content', sentBytes(folder, first), 115_000),
    ...analyticsOf(manifest).map((key) =>
      sizeFigure(
        `  with ${nameOf(key)} open`,
        sentBytes(folder, filesToRun(manifest, [ENTRY, keyOf(manifest, SCREENS), DATA, DASHBOARD, key])),
        145_000,
      ),
    ),
    ...[...later].map((key) =>
      listedSize(`  when asked for: ${nameOf(key)}`, sentBytes(folder, without(filesToRun(manifest, [key]), first))),
    ),
  ];
}

/** The boards with the charts, one for each kind of role. */
function analyticsOf(manifest: Distribution['manifest']): string[] {
  return Object.keys(manifest).filter((key) => key.startsWith(ANALYTICS));
}

/** Menus, dialogs and messages: chunks of their own that no address leads to. */
function isPartOnDemand(source: string | undefined): boolean {
  return source !== undefined && /\.tsx?$/.test(source) && !source.startsWith('src/pages/') && source !== DATA;
}

/** What a section adds to what the dashboard has loaded without anybody's doing. */
function sectionSizes({ folder, manifest }: Distribution): Figure[] {
  const afterwards = Object.keys(manifest).filter((key) => DRAWN_AFTERWARDS.test(key));
  if (afterwards.length !== 1) throw new Error('What every dashboard draws afterwards is not where it was.');
  const loaded = filesToRun(manifest, [ENTRY, keyOf(manifest, SCREENS), DATA, DASHBOARD, ...afterwards]);
  const sections = Object.keys(manifest).filter(
    (key) => key.startsWith('src/pages/') && key !== DASHBOARD && !afterwards.includes(key) && chunkOf(manifest, key).isDynamicEntry,
  );
  return sections.map((key) =>
    sizeFigure(
      `${nameOf(key)}: its own JS`,
      sentBytes(folder, without(filesToRun(manifest, [key]), loaded)),
      key.startsWith(ANALYTICS) ? 30_000 : 12_000,
    ),
  );
}

const nameOf = (key: string) => key.replace(/^.*\/src\/|^src\//, '').replace(/(\/index)?\.tsx?$/, '');

function styleSizes({ folder, manifest }: Distribution): Figure[] {
  const styles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return [sizeFigure('CSS in all', sentBytes(folder, styles), 13_000)];
}

if (import.meta.main) printReport(await measureSizes());
