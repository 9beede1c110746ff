// What a new section adds to /login: the portal is built as it is, with one section more, and with one page more.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readDistribution, signInFiles } from './portal/distribution.ts';
import { type Figure, limitedFigure, listed, printReport } from './report.ts';
import { addPage, addSection, copyPortal } from './section/addSection.ts';

const HASH = /-[\w-]{8}(?=\.(?:js|css)\b)/g;
const inBytes = (amount: number) => `${amount} B`;

/** Bytes that /login loads more when the portal has a section, or a page with an address of its own, that nobody there needs. */
export async function measureSectionCost(): Promise<Figure[]> {
  const copy = await copyPortal();
  try {
    const before = await loadedAtSignIn(copy);
    await addSection(copy);
    const withSection = await loadedAtSignIn(copy);
    await addPage(copy);
    const withPage = await loadedAtSignIn(copy);
    return [
      limitedFigure('/login: bytes added by a new section', difference(before, withSection), 0, inBytes),
      listed('/login: bytes added by a new page with its own address', inBytes(difference(before, withPage))),
    ];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Everything that /login loads, uncompressed. Names of other files count by their length, not by the hash in them. */
async function loadedAtSignIn(copy: string): Promise<Map<string, string>> {
  const portal = path.join(copy, 'apps/portal');
  await promisify(execFile)(process.execPath, ['build/build.ts'], { cwd: portal });
  const distribution = readDistribution(path.join(portal, 'dist'));
  const read = (file: string) => readFileSync(path.join(distribution.folder, file), 'utf8').replaceAll(HASH, '-xxxxxxxx');
  return new Map(['login.html', ...signInFiles(distribution)].map((file) => [file.replaceAll(HASH, ''), read(file)]));
}

/** Bytes that are more or fewer; a file that is as long but says something else counts as one byte. */
function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].reduce((sum, name) => sum + change(before.get(name) ?? '', after.get(name) ?? ''), 0);
}

function change(before: string, after: string): number {
  return before === after ? 0 : Math.max(1, Math.abs(after.length - before.length));
}

if (import.meta.main) printReport(await measureSectionCost());
