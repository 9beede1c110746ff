// Finds states with equal screenshots: one of them should be an act, or its story does not end in the state that it is named for.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line for each component with equal screenshots. Those that are not known belong to deleted stories. */
export function equalPictures(folder, known) {
  const seen = new Map();
  for (const file of globSync('**/*.png', { cwd: folder }).sort()) {
    if (!known.has(file)) continue;
    const picture = createHash('sha1')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
    const key = `${path.dirname(file)} ${picture}`;
    seen.set(key, [...(seen.get(key) ?? []), path.basename(file, '.png')]);
  }
  return [...seen].filter(([, names]) => names.length > 1).map(([key, names]) => `${key.split(' ')[0]}: ${names.join(' = ')}`);
}
