import { findFiles, readText } from '../../scripts/files.mjs';
import { ROUTE_TABLES, readImporters } from '../../scripts/import-graph.mjs';

const SOURCES = '{packages/{ui,domain,api-client},apps/portal}/src/**/*.{ts,tsx}';

/** Counts the portal's screens that contain a file, directly or indirectly; route tables are no users of what the screens import. */
export function readUses(): (file: string) => number {
  const sources = findFiles(SOURCES).filter((file) => !/\.(stories|guide|test)\.tsx?$/.test(file));
  const importers = readImporters(sources);
  const isScreen = (file: string) =>
    file.startsWith('apps/portal/src/screens/') && ROUTE_TABLES.some((list) => importers.get(file)?.has(list));
  return (file) => {
    const users = new Set([file]);
    for (const user of users) if (!ROUTE_TABLES.includes(user)) for (const next of importers.get(user) ?? []) users.add(next);
    return [...users].filter(isScreen).length;
  };
}

/** A row of the table of renames: component, old code, new code. */
const ROW = /^\| (\w+) \| (.+) \| (.+) \|$/;

/** The sentences about a component in the changelog and in pending changesets. */
export function readChanges(): (component: string) => string[] {
  const files = findFiles('.changeset/*.md', 'packages/ui/CHANGELOG.md').filter((file) => !file.endsWith('README.md'));
  const notes = files
    .map((file) => readText(file))
    .filter((text) => !text.startsWith('---') || /^'@quad\/ui'/m.test(text))
    .map((text) => text.replace(/^---[\s\S]*?\n---\n/, ''));
  const lines = notes.flatMap((text) => text.split('\n'));
  const rows = lines.flatMap((line) => {
    const [, component, before, now] = ROW.exec(line) ?? [];
    return component ? [{ component, sentence: `${before} was replaced by ${now}.` }] : [];
  });
  const prose = notes.map((text) =>
    text
      .replaceAll(/^\|.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const sentences = prose.flatMap((text) => text.split(/(?<=[.!?]) (?=[A-Z`])/));
  return (component) => [
    ...sentences.filter((sentence) => sentence.includes(`\`${component}\``)),
    ...rows.filter((row) => row.component === component).map(({ sentence }) => sentence),
  ];
}
