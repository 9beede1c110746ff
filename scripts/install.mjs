import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectNode, ROOT, run } from './run.mjs';
import { Advice } from './steps.mjs';

const OLDEST_TO_INSTALL_WITH = [20, 19];
const OLDEST_TO_RUN_ON = [24, 0];
const STAMP = path.join(ROOT, 'node_modules', '.installed-lock');

function isAtLeast(version, [major, minor]) {
  const [hasMajor, hasMinor] = version.replace(/^v/, '').split('.').map(Number);
  return hasMajor > major || (hasMajor === major && hasMinor >= minor);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** Throws an Advice if this Node is too old for the installation. */
export function checkNode() {
  if (isAtLeast(process.versions.node, OLDEST_TO_INSTALL_WITH)) return;
  throw new Advice(
    `Installing Quad requires Node ${OLDEST_TO_INSTALL_WITH.join('.')} or newer; this is Node ${process.versions.node}.\nInstall a current Node from https://nodejs.org and run the command again.`,
  );
}

/** Whether node_modules matches the lockfile. */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash();
}

/** Installs exactly what the lockfile contains. */
export async function install() {
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Advice(installAdvice(output));
  writeFileSync(STAMP, lockHash());
}

function installAdvice(output) {
  const detail = output.trim().split('\n').slice(0, 12).join('\n');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return `The first start installs packages, and npm could not reach its registry.\nConnect this machine to the network (or set npm's registry or proxy) and run the command again.\n\n${detail}`;
  }
  if (/ENOSPC/.test(output))
    return `The disk is full. The packages require about 1 GB: free disk space and run the command again.\n\n${detail}`;
  if (/EACCES|EPERM/.test(output)) return `npm cannot write to ${ROOT}. Correct its permissions and run the command again.\n\n${detail}`;
  return `npm could not install the packages. Its output:\n\n${detail}`;
}

/** The Node version that runs the project. Throws an Advice if neither the lockfile's nor the current one is suitable. */
export async function checkProjectNode() {
  const { code, output } = await run(projectNode(), ['--version']);
  if (code === 0 && isAtLeast(output.trim(), OLDEST_TO_RUN_ON)) return output.trim();
  throw new Advice(
    `Quad requires Node ${OLDEST_TO_RUN_ON[0]}, which its packages do not include for ${process.platform} on ${process.arch} (found: ${output.trim() || 'none'}).\nInstall Node ${OLDEST_TO_RUN_ON[0]} from https://nodejs.org and run the command again.`,
  );
}
