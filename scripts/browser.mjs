import { existsSync } from 'node:fs';

/** Headless and quiet: no calls home, no sandbox (containers run as root), no GPU. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Linux distributions put Chromium or Chrome. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Launch options for Playwright: the browser named by CHROMIUM_PATH, else the system's, else (no `executablePath`)
 * the one that Playwright downloaded itself.
 *
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function findBrowser() {
  const executablePath = process.env.CHROMIUM_PATH || SYSTEM_BROWSERS.find((candidate) => existsSync(candidate));
  return executablePath ? { executablePath, args: ARGUMENTS } : { args: ARGUMENTS };
}
