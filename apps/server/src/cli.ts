#!/usr/bin/env node
import { runCommand } from './commands/runCommand.ts';
import { describeError } from './friendlyError.ts';

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
