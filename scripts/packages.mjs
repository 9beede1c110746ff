// Checks the packages as a stranger gets them: packs what was built, lints the tarballs, and builds and opens a blank app with them.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeApp } from './packages/app.mjs';
import { measureBadge } from './packages/badgeCost.mjs';
import { lintPackages } from './packages/lint.mjs';
import { openApp } from './packages/openApp.mjs';
import { must, pack } from './packages/pack.mjs';

/** Bytes of script that a Badge may cost beyond React, as brotli makes them. */
const BADGE_BUDGET = 3000;

async function badgeProblems(app) {
  const { script, styles, strangers } = await measureBadge(app);
  console.log(`A Badge costs ${script} B of script and ${styles} B of styles beyond React and the themes.`);
  return [
    ...(script < BADGE_BUDGET ? [] : [`A Badge costs ${script} B of script; ${BADGE_BUDGET} are too many.`]),
    ...strangers.map((id) => `With a Badge comes ${id}.`),
  ];
}

async function check(folder) {
  const tarballs = await pack(folder);
  const app = path.join(folder, 'app');
  mkdirSync(app);
  await makeApp(app, tarballs);
  await must(path.join(app, 'node_modules/.bin/tsc'), ['-p', app], { cwd: app });
  await must(path.join(app, 'node_modules/.bin/vite'), ['build', '--logLevel=error'], { cwd: app });
  return [...(await lintPackages(tarballs)), ...(await badgeProblems(app)), ...(await openApp(app))];
}

const folder = mkdtempSync(path.join(tmpdir(), 'quad-packages-'));
const problems = await check(folder).catch((error) => [error.message]);
rmSync(folder, { recursive: true, force: true });
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
