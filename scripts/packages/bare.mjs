import path from 'node:path';
import { run, runOrThrow } from '../run.mjs';
import { serveSite } from '../storybook/site.mjs';
import { makeApp } from './install.mjs';
import { lookAt, seeBadgeAndDialog } from './pages.mjs';

/** React and the design system without the optional peers: for a server, and for a page without a bundler. */
const APP = { fixture: 'bare', ours: ['@quad/ui'], theirs: ['react', 'react-dom'] };

/** Parts of the HTML that Node has to render. */
const EXPECTED_HTML = ['>Approved</span>', 'aria-haspopup="dialog"', 'data-theme="dark"', 'color:var(--q-color-text-muted)'];

/** Renders on a server, opens a page without a bundler, and returns the problems. */
export async function tryBare(folder, tarballs, browser) {
  await makeApp(folder, APP, tarballs);
  const html = await runOrThrow(process.execPath, ['render.mjs'], { cwd: folder });
  const missing = EXPECTED_HTML.filter((part) => !html.includes(part));
  await using server = await serveSite(folder);
  return [
    ...missing.map((part) => `What Node draws lacks ${part}.`),
    ...(await strangersIn(folder)),
    ...(await lookAt(browser, server.url, seeBadgeAndDialog)),
  ];
}

/** Installed packages that only the entries for features and charts need. */
async function strangersIn(folder) {
  const { output } = await run('npm', ['ls', '--all', '--parseable', '--prefix', folder]);
  const names = output.split('\n').map((line) => line.split(`node_modules${path.sep}`).pop());
  return ['valibot', 'react-hook-form', '@hookform/resolvers', '@quad/domain']
    .filter((name) => names.includes(name))
    .map((name) => `Who installs @quad/ui gets ${name}, too.`);
}
