import { run } from '../scripts/run.mjs';

/**
 * Formats the new files and sorts the added lines.
 *
 * @param {Record<string, string>} answers
 * @param {{ paths: string[], next: string }} config `next`: what is left to do by hand
 * @returns {Promise<string>}
 */
export async function finish(answers, { paths, next }, plop) {
  const files = paths.map((file) => plop.renderString(file, answers));
  const { code, output } = await run('biome', ['check', '--write', ...files], { cwd: plop.getDestBasePath() });
  if (code !== 0) throw new Error(output.trim());
  return `formatted. Next: ${plop.renderString(next, answers)}`;
}
