import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The chunks of a build by key, from Vite's manifest. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** A built portal. */
export interface Distribution {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly loginPage: string;
}

const BUILT_PORTAL = path.resolve(import.meta.dirname, '../../apps/portal/dist');

/** Reads a built portal, by default that of this repository. */
export function readDistribution(folder = BUILT_PORTAL): Distribution {
  if (!existsSync(path.join(folder, 'login.html'))) throw new Error(`No built portal in ${folder}: run "npm run build" first.`);
  return {
    folder,
    manifest: JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')),
    loginPage: readFileSync(path.join(folder, 'login.html'), 'utf8'),
  };
}

/** The files that have to be loaded before the chunks of these keys can run: their own and all static imports. */
export function filesToRun(manifest: Manifest, keys: Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunkOf(manifest, key).imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return new Set([...seen].map((key) => chunkOf(manifest, key).file));
}

/** The chunk of a key; throws if it does not exist, because the figure would be too small. */
function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  return chunk;
}

/** The key of the chunk with a name; throws if it does not exist. */
export function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk that is called ${name}.`);
  return key;
}

/** The bytes of these files as sent by the server: their Brotli copies. */
export function sentBytes(folder: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(path.join(folder, `${file}.br`)).size, 0);
}

/** Every script of the build, by file name. */
export function scriptsOf(manifest: Manifest): { name: string; file: string }[] {
  const scripts = new Map<string, string>();
  for (const { file, name } of Object.values(manifest)) if (file.endsWith('.js')) scripts.set(file, name ?? file);
  return [...scripts].map(([file, name]) => ({ name, file })).toSorted((one, other) => one.name.localeCompare(other.name));
}

const LINKED = /(?:src|href)="\/(assets\/[^"]+)"/g;

/** The files that /login loads before everything on it works: those in its HTML, and their static imports. */
export function signInFiles({ manifest, loginPage }: Distribution): ReadonlySet<string> {
  const linked = [...loginPage.matchAll(LINKED)].flatMap(([, file]) => file ?? []);
  if (!linked.some((file) => file.endsWith('.js'))) throw new Error('The sign-in page names no script, so nothing would be measured.');
  const keys = Object.keys(manifest).filter((key) => linked.includes(manifest[key]?.file ?? ''));
  return new Set([...linked, ...filesToRun(manifest, keys)]);
}

const STYLE = /<style[^>]*>(?<styles>[^<]*)<\/style>/g;

/** The inline styles of /login. */
export function inlineStyles(loginPage: string): string {
  return [...loginPage.matchAll(STYLE)].map(({ groups }) => groups?.styles ?? '').join('\n');
}
