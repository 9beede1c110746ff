// Opens an issue with the logs of a failed nightly run, or adds them to the open one: `node scripts/nightly-issue.mjs <folder of logs>
// <address of the run>`. It uses `gh`, for which the workflow provides a token.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LABEL = 'nightly';
/** The maximum length of an issue in characters, without the text around the logs. */
const MAX_CHARACTERS = 65_536 - 2_000;

/** The text of an issue: for each log the failed suites and the end of the log, as far as there is room. */
export function issueText(logs, runUrl) {
  const room = Math.floor(MAX_CHARACTERS / Math.max(1, logs.length));
  const parts = logs.map(({ name, text }) => {
    const failed = [...text.matchAll(/^\[[^\]]+\] (.+): FAILED, (.+)$/gm)].map(([, suite, counts]) => `- ${suite}: ${counts}`);
    const heading = [`### ${name}`, ...(failed.length > 0 ? failed : ['- It ended without naming a suite.'])].join('\n');
    // A code fence inside the log would end the surrounding one.
    const end = text.replaceAll('```', "'''").slice(-Math.max(0, room - heading.length - 100));
    return `${heading}\n\n<details><summary>The end of its log</summary>\n\n\`\`\`text\n${end.trim()}\n\`\`\`\n\n</details>`;
  });
  return [`The full tier failed in ${runUrl}.`, ...parts].join('\n\n');
}

function gh(...words) {
  return execFileSync('gh', words, { encoding: 'utf8' }).trim();
}

function main([folder, runUrl]) {
  const logs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.log'))
    .sort()
    .map((name) => ({ name: path.basename(name, '.log'), text: readFileSync(path.join(folder, name), 'utf8') }))
    .filter(({ text }) => !/^\d+ passed, 0 failed$/m.test(text));
  const body = issueText(logs, runUrl);
  const open = gh('issue', 'list', '--label', LABEL, '--state', 'open', '--json', 'number', '--jq', '.[0].number // empty');
  if (open) return gh('issue', 'comment', open, '--body', body);
  gh('label', 'create', LABEL, '--force', '--description', 'What the nightly run found');
  return gh('issue', 'create', '--title', 'The nightly run of the full tier fails', '--label', LABEL, '--body', body);
}

if (process.argv[1] === import.meta.filename) console.log(main(process.argv.slice(2)));
