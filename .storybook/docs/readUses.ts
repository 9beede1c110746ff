import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readImporters } from '../../scripts/import-graph.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = '{packages/{ui,domain,api-client},apps/portal}/src/**/*.{ts,tsx}';

/** These name every screen, to load the one that somebody goes to: what they load are the screens, and they use none of what these do. */
const LISTS_OF_SCREENS = ['apps/portal/src/app/routes.ts', 'apps/portal/src/screens/dashboard/sections.ts'];

/** How many of the portal's screens each file is part of, directly or by another one. */
export function readUses(): (file: string) => number {
  const sources = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/\.(stories|guide|test)\.tsx?$/.test(file));
  const importers = readImporters(sources);
  const isScreen = (file: string) =>
    file.startsWith('apps/portal/src/screens/') && LISTS_OF_SCREENS.some((list) => importers.get(file)?.has(list));
  return (file) => {
    const users = new Set([file]);
    for (const user of users) if (!LISTS_OF_SCREENS.includes(user)) for (const next of importers.get(user) ?? []) users.add(next);
    return [...users].filter(isScreen).length;
  };
}

/** Sentences for whoever upgrades that name a component: of the versions that there were, and of the next one. */
export function readChanges(): (component: string) => string[] {
  const files = globSync(['.changeset/*.md', 'packages/ui/CHANGELOG.md'], { cwd: ROOT }).filter((file) => !file.endsWith('README.md'));
  const sentences = files.toSorted().flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    if (file.startsWith('.changeset/') && !/^'@quad\/ui'/m.test(text)) return [];
    return text
      .replace(/^---[\s\S]*?\n---\n/, '')
      .replaceAll(/\s+/g, ' ')
      .split(/(?<=[.!?]) (?=[A-Z`])/)
      .map((sentence) => sentence.trim());
  });
  return (component) => sentences.filter((sentence) => sentence.includes(`\`${component}\``));
}
