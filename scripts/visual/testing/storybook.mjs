import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes what a picture needs of a built Storybook, with stories that are scripts.
 *
 * @param {string} folder
 * @param {Record<string, string>} stories for each id what its page runs; it ends with `finish('success')` or `finish('error')`
 */
export function writeStorybook(folder, stories) {
  mkdirSync(folder, { recursive: true });
  const entries = Object.fromEntries(Object.keys(stories).map((id) => [id, { type: 'story', id, title: id }]));
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify({ entries }));
  const scripts = Object.entries(stories).map(([id, script]) => `${JSON.stringify(id)}() { ${script} }`);
  writeFileSync(
    path.join(folder, 'iframe.html'),
    `<!doctype html><meta charset="utf-8"><title>Story</title><script>
const finish = (status) => { globalThis.__STORYBOOK_ADDONS_CHANNEL__ = { last: () => [{ status }] }; };
({ ${scripts.join(',\n')} })[new URLSearchParams(location.search).get('id')]();
</script>`,
  );
}
