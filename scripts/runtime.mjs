// Collects what a server needs at runtime: node scripts/runtime.mjs <folder> [built server] [built portal]
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const [to, server = path.join(ROOT, 'apps/server/dist'), portal = path.join(ROOT, 'apps/portal/dist')] = process.argv.slice(2);
if (!to) throw new Error('The folder is missing: node scripts/runtime.mjs <folder>');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** Generates names for the demonstration, which is disabled in production. */
const LEFT_OUT = ['@faker-js/faker'];

/** The packages that the built server still imports. */
function imported() {
  const code = readdirSync(server)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(server, name), 'utf8'))
    .join('\n');
  const isImported = (name) => new RegExp(`(from |import |import\\(|require\\(|resolve\\()"${name}["/]`).test(code);
  return Object.keys(readJson(path.join(ROOT, 'apps/server/package.json')).dependencies).filter(
    (name) => isImported(name) && !LEFT_OUT.includes(name),
  );
}

/** The folder of a package, resolved like Node does; undefined if it is for another platform and therefore not installed. */
function find(name, from) {
  for (let folder = from; folder.startsWith(ROOT); folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
  }
  return undefined;
}

/** Whether a folder contains native code for another libc than that of this Node. */
function isForeign(folder) {
  const { libc } = readJson(path.join(folder, 'package.json'));
  return libc?.length > 0 && !libc.includes(process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');
}

const copied = new Set();
function copyPackage(name, from) {
  const folder = find(name, from);
  if (!folder || copied.has(folder) || isForeign(folder)) return;
  copied.add(folder);
  cpSync(folder, path.join(to, path.relative(ROOT, folder)), {
    recursive: true,
    dereference: true,
    filter: (file) => !/\.(map|md|cjs\.map|d\.[cm]?ts)$/.test(file) && path.relative(folder, file) !== 'node_modules',
  });
  const { dependencies = {}, optionalDependencies = {} } = readJson(path.join(folder, 'package.json'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(needed, folder);
}

mkdirSync(to, { recursive: true });
const isNoMap = (file) => !file.endsWith('.map');
cpSync(server, path.join(to, 'apps/server/dist'), { recursive: true, filter: isNoMap });
if (existsSync(portal)) cpSync(portal, path.join(to, 'apps/portal/dist'), { recursive: true, filter: isNoMap });
writeFileSync(path.join(to, 'package.json'), '{ "type": "module" }\n');
for (const name of imported()) copyPackage(name, path.join(ROOT, 'apps/server'));
