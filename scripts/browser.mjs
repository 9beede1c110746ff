import { existsSync } from 'node:fs';

/**
 * A browser's own parts that no test looks at. Each page in a browser of its own would have the list under the address bar
 * drawn by a process of its own, which takes more processor time than a page of the portal. The rest is what Playwright itself
 * turns off: the last list that a browser is given replaces the one before.
 */
const FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Headless and quiet: no calls home, no sandbox (containers run as root), no GPU. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES.join(',')}`,
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
