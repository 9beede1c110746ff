// Resolves imports by name: an import from an entry point depends only on the file that defines the name, not on everything that the entry
// exports.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { readText } from './files.mjs';
import { ROOT } from './run.mjs';

/** Route tables that import every screen lazily. The stories of a screen import it directly. */
export const ROUTE_TABLES = ['apps/portal/src/app/routes.ts', 'apps/portal/src/screens/dashboard/sections.ts'];

const SOURCE = /\.(tsx?|mjs)$/;

/** The files of a workspace import: `@quad/ui/charts` is a file or folder in packages/ui/src. */
function entryFiles(specifier) {
  const [, name, subpath] = /^@quad\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (!name) return [];
  const sources = `packages/${name}/src`;
  return subpath ? [`${sources}/${subpath}/index.ts`, `${sources}/${subpath}.ts`] : [`${sources}/index.ts`];
}

/**
 * @typedef {object} Module
 * @property {{ target: string, names: string[] }[]} imports `*` for the whole module
 * @property {Set<string>} own names that it defines
 * @property {Map<string, { target: string, name: string | null }>} passedOn names that it re-exports
 * @property {string[]} stars modules that it re-exports completely
 * @returns {Module}
 */
function readModule(file, files) {
  const text = readText(file);
  const { module } = parseSync(file, text);
  const resolve = (specifier) => {
    const candidates = specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(file), specifier)] : entryFiles(specifier);
    return candidates.find((candidate) => files.has(candidate));
  };
  const read = { imports: [], own: new Set(), passedOn: new Map(), stars: [] };
  const add = (specifier, names) => {
    const target = resolve(specifier);
    if (target) read.imports.push({ target, names });
    return target;
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 ? entries.map(({ importName }) => importName.name ?? '*') : ['*']);
  }
  for (const { moduleRequest } of module.dynamicImports) add(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), ['*']);
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (!moduleRequest) {
      if (exportName.name) read.own.add(exportName.name);
      continue;
    }
    const target = add(moduleRequest.value, [importName.name ?? '*']);
    if (target && exportName.name) read.passedOn.set(exportName.name, { target, name: importName.name });
    else if (target) read.stars.push(target);
  }
  return read;
}

/** The file that defines a name which another file exports; undefined if it does not export the name. */
function findDefinition(modules, file, name) {
  const { own, passedOn, stars } = modules.get(file) ?? { own: new Set(), passedOn: new Map(), stars: [] };
  if (own.has(name)) return file;
  const next = passedOn.get(name);
  if (next) return next.name ? findDefinition(modules, next.target, next.name) : next.target;
  for (const star of stars) {
    const found = findDefinition(modules, star, name);
    if (found) return found;
  }
  return undefined;
}

/**
 * Reads the imports of all sources and inverts them.
 *
 * @param {readonly string[]} all files of the repository, relative to its root
 * @returns {Map<string, Set<string>>} for each source the files that use it
 */
export function readImporters(all) {
  const files = new Set(all.filter((file) => SOURCE.test(file) && existsSync(path.join(ROOT, file))));
  const modules = new Map([...files].map((file) => [file, readModule(file, files)]));
  const importers = new Map([...files].map((file) => [file, new Set()]));
  for (const [file, { imports }] of modules) {
    for (const { target, names } of imports) {
      for (const name of names) importers.get(name === '*' ? target : (findDefinition(modules, target, name) ?? target))?.add(file);
    }
  }
  return importers;
}
