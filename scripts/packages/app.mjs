import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';
import { must } from './pack.mjs';

/** What a blank app of Vite and React installs beside our packages, and the peers that it needs for hooks and mocks. */
const COMPANIONS = ['react', 'react-dom', 'swr', 'msw', 'vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];

function installedVersion(name) {
  return JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/**
 * Makes a blank app in a folder and installs the tarballs into it, as a stranger would.
 *
 * @param {string} folder
 * @param {Record<string, string>} tarballs
 */
export async function makeApp(folder, tarballs) {
  cpSync(path.join(import.meta.dirname, 'app'), folder, { recursive: true });
  mkdirSync(path.join(folder, 'public'));
  cpSync(path.join(ROOT, '.storybook/public/mockServiceWorker.js'), path.join(folder, 'public/mockServiceWorker.js'));
  const ours = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  const theirs = Object.fromEntries(COMPANIONS.map((name) => [name, installedVersion(name)]));
  const description = { name: 'blank-app', private: true, type: 'module', dependencies: { ...ours, ...theirs } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(description, null, 2));
  await must('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
}
