// The effect of a change on screenshots: which differ, which are new, and which differences are accepted.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';

/** Committed with the change: the hash of the intended screenshot, by mode and story. */
const ACCEPTED = path.join(ROOT, '.storybook/accepted-pictures.json');

/**
 * @typedef {{ id: string, status: string }} StoryResult
 *
 * @typedef {object} Difference
 * @property {string} id of the story
 * @property {'differs' | 'new' | 'fails'} what
 * @property {string} [hash] of the current screenshot
 */

function hashOf(file) {
  return createHash('sha1').update(readFileSync(file)).digest('hex');
}

/** The path of a story's screenshots, without the suffix. */
export function pictureOf(folder, { id }) {
  return path.join(folder, 'differences', id.replace('--', '/'));
}

/** The ids of stories that have a screenshot. */
export function picturesIn(folder) {
  return new Set(
    globSync('*/*.png', { cwd: path.join(folder, 'baseline') }).map((file) => file.replace(/\.png$/, '').replace(path.sep, '--')),
  );
}

/**
 * The differences of a finished run. The earlier screenshot of each, or the new one, is copied beside the differing ones, because the review
 * page and CI only read that folder.
 *
 * @param {string} folder of the mode
 * @param {readonly StoryResult[]} stories
 * @param {ReadonlySet<string>} [before] the stories that had a screenshot; without it nothing is new
 * @returns {Difference[]}
 */
export function differencesOf(folder, stories, before) {
  return stories.flatMap(({ id, status }) => {
    const picture = pictureOf(folder, { id });
    const now = `${picture}-actual.png`;
    const first = path.join(folder, 'baseline', `${id.replace('--', '/')}.png`);
    if (status === 'failed') {
      if (!existsSync(now)) return [{ id, what: 'fails' }];
      if (existsSync(first)) copyFileSync(first, `${picture}-reference.png`);
      return [{ id, what: 'differs', hash: hashOf(now) }];
    }
    if (!before || before.has(id) || !existsSync(first)) return [];
    mkdirSync(path.dirname(now), { recursive: true });
    copyFileSync(first, now);
    return [{ id, what: 'new', hash: hashOf(now) }];
  });
}

/** The hashes of the accepted screenshots of a mode, by story. */
export function readAccepted(mode) {
  return existsSync(ACCEPTED) ? (JSON.parse(readFileSync(ACCEPTED, 'utf8'))[mode] ?? {}) : {};
}

/**
 * The differences that are not accepted yet; new screenshots need no acceptance.
 *
 * @param {readonly Difference[]} differences
 * @param {Readonly<Record<string, string>>} accepted
 */
export function unaccepted(differences, accepted) {
  return differences.filter(({ id, what, hash }) => what === 'fails' || (what === 'differs' && accepted[id] !== hash));
}

/** Written beside the screenshots, one file per shard of a run. */
export function storeDifferences(folder, differences, part = '1/1') {
  mkdirSync(path.join(folder, 'differences'), { recursive: true });
  writeFileSync(path.join(folder, 'differences', `review-${part.replace('/', '-of-')}.json`), JSON.stringify(differences));
}

/** @returns {Difference[]} of all shards */
export function readDifferences(folder) {
  const files = globSync('differences/review-*.json', { cwd: folder }).sort();
  return files.flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
}
