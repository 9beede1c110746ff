// The review page: everything that looks different after a change, in one HTML file that needs no account or server.
import { existsSync, readFileSync } from 'node:fs';
import { pictureOf } from './review.mjs';

const STATUS_LABELS = { differs: 'looks different', new: 'new', fails: 'failed before its screenshot was taken' };
const IMAGE_LABELS = { reference: 'Before', actual: 'After', diff: 'Difference' };

const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-inline-size: 110rem; padding: 1.5rem }
pre { white-space: pre-wrap } h2 { border-block-end: 1px solid; margin-block-start: 3rem }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
figure { margin: 0 } img { max-inline-size: 100%; border: 1px solid GrayText } textarea { inline-size: 100%; block-size: 14rem }
@media (width < 60rem) { .pictures { grid-template-columns: 1fr } }`;

/** Runs in the page: the checked differences in the format of the committed file. */
const SCRIPT = `const list = document.querySelector('textarea');
const update = () => {
  const chosen = {};
  for (const { checked, dataset: { mode, id, hash } } of document.querySelectorAll('input')) if (checked) (chosen[mode] ??= {})[id] = hash;
  list.value = JSON.stringify(chosen, null, 2) + '\\n';
};
document.addEventListener('change', update);
update();`;

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function figureOf(file, caption) {
  if (!existsSync(file)) return '';
  return `<figure><figcaption>${caption}</figcaption><img alt="" src="data:image/png;base64,${readFileSync(file, 'base64')}"></figure>`;
}

/** Returns where a reviewer looks for a story: the screen and role, or the component by its title. */
export function locationsOf(screens, titles) {
  const locations = new Map();
  for (const { name, rows } of screens) {
    for (const { role, cells } of rows) {
      for (const { id } of cells.filter(({ kind }) => kind === 'own').flatMap(({ stories }) => stories)) {
        if (!locations.has(id)) locations.set(id, `Screens: ${name}, ${role}`);
      }
    }
  }
  return (id) => locations.get(id) ?? titles.get(id) ?? id.split('--')[0];
}

/** The page as HTML: the differences of each mode, and of the change its commit messages and the files of the compared stories. */
export function reviewPage(modes, { locationOf, commitMessages, files }) {
  const all = modes.flatMap(({ differences, ...mode }) => differences.map((each) => ({ ...each, ...mode, location: locationOf(each.id) })));
  const count = (wanted) => all.filter(({ what }) => what === wanted).length;
  const entry = ({ id, what, hash, mode, folder, accepted }) => {
    const pictures = Object.entries(IMAGE_LABELS).map(([name, text]) => figureOf(`${pictureOf(folder, { id })}-${name}.png`, text));
    const isAccepted = what === 'differs' && accepted[id] === hash;
    const box = `<label><input type="checkbox" data-mode="${mode}" data-id="${id}" data-hash="${hash}"${isAccepted ? ' checked' : ''}> Intended</label>`;
    return `<h3 id="${mode}-${id}">${id}, ${mode}: ${STATUS_LABELS[what]}</h3>${what === 'differs' ? box : ''}<div class="pictures">${pictures.join('')}</div>`;
  };
  const groups = Object.entries(Object.groupBy(all, ({ location }) => location)).sort(([one], [other]) => one.localeCompare(other));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Visual changes</title><style>${STYLE}</style></head><body><h1>Visual changes</h1>
<p>${count('differs')} differ, ${count('new')} are new, ${count('fails')} failed. ${files.length} story files were compared.</p>
<h2>Commit messages</h2><pre>${escapeHtml(commitMessages)}</pre>
${groups.map(([location, entries = []]) => `<section><h2>${escapeHtml(location)}</h2>${entries.map(entry).join('')}</section>`).join('\n')}
<h2>Intended changes</h2><p>Check the intended changes, and commit this as .storybook/accepted-pictures.json with the change.</p>
<textarea readonly aria-label="Intended changes"></textarea>
<details><summary>Compared story files, the same as for Chromatic</summary><pre>${escapeHtml(files.join('\n'))}</pre></details>
<script>${SCRIPT}</script></body></html>`;
}
