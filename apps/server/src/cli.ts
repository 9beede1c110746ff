#!/usr/bin/env node
import { endOnOldNode } from './nodeVersion.ts';

// Runs before anything is imported that an older Node cannot parse.
endOnOldNode();
const [{ runCommand }, { describeError }] = await Promise.all([import('./commands/runCommand.ts'), import('./friendlyError.ts')]);

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
