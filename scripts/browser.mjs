import { existsSync } from 'node:fs';

/**
 * Browser features that tests do not need. With a browser per page, the address bar's suggestions would run in a process of their own that
 * takes more CPU time than a page of the portal. The rest is Playwright's own list, because a second `--disable-features` replaces the
 * first.
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

/** Headless without background requests, without a sandbox (containers run as root), and without a GPU. */
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

/** The paths of Chromium or Chrome on Linux distributions. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns Playwright's launch options: the browser in CHROMIUM_PATH, otherwise the system's, otherwise (without `executablePath`) the one
 * that Playwright downloaded.
 *
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function findBrowser() {
  const executablePath = process.env.CHROMIUM_PATH || SYSTEM_BROWSERS.find((candidate) => existsSync(candidate));
  return executablePath ? { executablePath, args: ARGUMENTS } : { args: ARGUMENTS };
}
