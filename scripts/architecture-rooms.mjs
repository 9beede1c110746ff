// Which rooms the packages have and who imports whom, as it is and as the rules of .dependency-cruiser.cjs would allow it.
import { createRequire } from 'node:module';
import { readImporters } from './import-graph.mjs';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const NOT_PRODUCT = /\.(test|stories)\.tsx?$|\/(testing|fixtures|stories|flows|foundations|guides)\//;

/**
 * A folder of a package's sources. What a server feature's files are for is a room each, and domain is one as a whole.
 *
 * @typedef {object} Room
 * @property {string} id `ui/primitives`
 * @property {string} owner the package or app: `ui`
 * @property {string} label
 * @property {string[]} files
 * @property {Map<string, number>} imports how many imports it has of each other room
 * @property {Set<string>} allowed rooms that no rule keeps it from, used or not
 */

/** The room that a source belongs to; undefined for an entry, which only passes on, and for what is no product. */
function roomOf(file) {
  const [, owner, inside] = /^(?:packages|apps)\/([\w-]+)\/src\/(.+\.tsx?)$/.exec(file) ?? [];
  if (!inside || NOT_PRODUCT.test(file)) return undefined;
  if (owner === 'domain') return 'domain/rules';
  const [folder] = inside.split('/');
  if (folder === inside) return inside === 'index.ts' ? undefined : `${owner}/top level`;
  if (inside.startsWith('db/seed/')) return `${owner}/seed`;
  if (owner !== 'server' || folder !== 'features') return `${owner}/${folder}`;
  const role = /\.(routes|repo|table)\.ts$/.exec(file)?.[1] ?? 'service';
  return `${owner}/${role === 'routes' ? role : `${role}s`}`;
}

const matches = (patterns, file) => [patterns].flat().some((pattern) => new RegExp(pattern).test(file));

/** Whether a rule forbids one file to import another; `$1` stands for what the first group of the rule found. */
function isRefused(from, to) {
  return forbidden.some((rule) => {
    if (!rule.to.path) return false;
    const found = rule.from.path ? [rule.from.path].flat().map((pattern) => new RegExp(pattern).exec(from)) : [[]];
    const match = found.find(Boolean);
    if (!match || (rule.from.pathNot && matches(rule.from.pathNot, from))) return false;
    const filled = (patterns) => [patterns].flat().map((pattern) => pattern.replaceAll('$1', match[1] ?? '$1'));
    return matches(filled(rule.to.path), to) && !(rule.to.pathNot && matches(filled(rule.to.pathNot), to));
  });
}

/** Rules speak of folders, so a few files stand for all of a room. */
const samples = ({ files }) => [files[0], files[Math.floor(files.length / 2)], files.at(-1)];

/**
 * @param {string[]} files of the repository
 * @returns {Room[]}
 */
export function readRooms(files) {
  const importers = readImporters(files.filter((name) => /^(packages|apps)\//.test(name)));
  const homes = new Map(files.map((file) => [file, roomOf(file)]).filter(([, id]) => id));
  // What starts a program imports a bit of everything, and nobody imports it: it would hide in which order the rest stands.
  for (const [file, id] of [...homes]) {
    const isUsed = [...(importers.get(file) ?? [])].some((user) => homes.has(user) && !/\/(start|top level)$/.test(homes.get(user)));
    if (id.endsWith('/top level') && !isUsed) homes.set(file, id.replace('top level', 'start'));
  }
  const rooms = new Map();
  for (const [file, id] of homes) {
    const [owner, label] = id.split('/');
    if (!rooms.has(id)) rooms.set(id, { id, owner, label, files: [], imports: new Map(), allowed: new Set() });
    rooms.get(id).files.push(file);
  }
  for (const [file, users] of importers) {
    const target = homes.get(file);
    for (const user of target ? users : []) {
      const room = rooms.get(homes.get(user));
      if (room && room.id !== target) room.imports.set(target, (room.imports.get(target) ?? 0) + 1);
    }
  }
  for (const room of rooms.values()) {
    for (const other of rooms.values()) {
      if (room !== other && samples(room).some((from) => samples(other).some((to) => !isRefused(from, to)))) room.allowed.add(other.id);
    }
  }
  return [...rooms.values()];
}
