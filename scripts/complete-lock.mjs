#!/usr/bin/env node
// Completes the lockfile for every platform. If a registry mirror lacks packages of other platforms, npm silently omits these optional
// dependencies, and `npm ci` fails elsewhere. Run it after every change of dependencies; with --check it only reports whether something is
// missing.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const LOCKFILE = path.join(ROOT, 'package-lock.json');
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];
const LIBRARIES = ['glibc', 'musl'];
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Parses operating system, CPU and libc from a package name: `@biomejs/cli-linux-x64-musl`. */
function platformOf(name) {
  const words = name.replace('64le', '64').split(/[-/]/);
  const [os] = SYSTEMS.filter((system) => words.includes(system) || (system === 'win32' && words.includes('windows')));
  const [cpu] = PROCESSORS.filter((processor) => words.includes(processor) || (processor === 'x64' && words.includes('64')));
  const libc = words.includes('gnu') ? 'glibc' : LIBRARIES.find((library) => words.includes(library));
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

/** The entry that npm would resolve: beside the package, then in each folder above. */
function findLocked(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const found = packages[`${at ? `${at}/` : ''}node_modules/${name}`];
    if (found || !at) return found;
  }
}

/** The path of a new entry: at the top level, unless another version is resolved from where it is needed. */
function placeOf(found, from, name) {
  return found ? `${from}/node_modules/${name}` : `node_modules/${name}`;
}

const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
const missing = {};
for (const [from, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!from || !EXACT_VERSION.test(version)) continue;
    const found = findLocked({ ...lock.packages, ...missing }, from, name);
    if (found?.version === version) continue;
    missing[placeOf(found, from, name)] = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true };
  }
}

const names = Object.keys(missing);
if (process.argv.includes('--check')) {
  if (names.length === 0) process.exit(0);
  console.error(
    `The lockfile lacks ${names.length} optional packages of other platforms; run: node scripts/complete-lock.mjs\n${names.join('\n')}`,
  );
  process.exit(1);
}
if (names.length > 0) {
  lock.packages = Object.fromEntries(Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`Added ${names.length} entries to the lockfile.`);
