import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { comparePictures } from './compare.mjs';

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; } section { margin-block: 2rem; }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; } img { max-width: 100%; border: 1px solid #999; }`;

/**
 * Compares the pictures in two folders by name, and writes what differs into a third.
 *
 * @param {{ before: string, after: string, report: string, ids: string[], failed: { id: string, reason: string }[], isPart: boolean }} folders
 * `failed`: stories that are there and have no picture; `isPart`: only some stories were looked at, so that nothing is missing
 */
export function compareFolders({ before, after, report, ids, failed, isPart }) {
  const known = new Set(readdirSync(before).map((file) => path.basename(file, '.png')));
  const added = ids.filter((id) => !known.has(id));
  const present = new Set([...ids, ...failed.map(({ id }) => id)]);
  const missing = isPart ? [] : [...known].filter((id) => !present.has(id));
  const changed = ids.flatMap((id) => {
    if (!known.has(id)) return [];
    const pictures = [before, after].map((folder) => readFileSync(path.join(folder, `${id}.png`)));
    const { differing, picture, sizes } = comparePictures(pictures[0], pictures[1]);
    if (differing === 0) return [];
    if (picture) writeFileSync(path.join(report, `${id}.difference.png`), picture);
    return [{ id, differing, sizes }];
  });
  return { added, missing, failed, changed: changed.sort((one, other) => other.differing - one.differing) };
}

function picture(file, caption) {
  return existsSync(file)
    ? `<figure><figcaption>${caption}</figcaption><img src="data:image/png;base64,${readFileSync(file).toString('base64')}" alt="${caption}" loading="lazy"></figure>`
    : '';
}

function section({ id, differing, sizes }, { before, after, report }) {
  const files = [
    [path.join(before, `${id}.png`), 'before'],
    [path.join(after, `${id}.png`), 'after'],
    [path.join(report, `${id}.difference.png`), 'what differs'],
  ];
  return `<section><h2>${id}</h2><p>${sizes ?? `${differing} pixels differ`}</p><div class="three">${files.map((file) => picture(...file)).join('')}</div></section>`;
}

function list(heading, items) {
  return items.length > 0 ? `<h2>${heading}</h2><ul>${items.map((item) => `<li>${item.replaceAll('<', '&lt;')}</li>`).join('')}</ul>` : '';
}

/** Writes a page with every difference, to be opened from the disk; returns its path. */
export function writeReport({ added, missing, failed, changed }, folders) {
  const file = path.join(folders.report, 'index.html');
  const failures = failed.map(({ id, reason }) => `${id}: ${reason}`);
  const lists = [list('Without a picture', failures), list('New', added), list('Gone', missing)];
  const sections = changed.map((difference) => section(difference, folders)).join('\n');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>What looks different</title><style>${STYLE}</style>
<h1>${changed.length} stories look different</h1>${lists.join('')}${sections}</html>\n`,
  );
  return file;
}
