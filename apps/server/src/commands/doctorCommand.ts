import { examine, type Finding } from '../doctor/doctor.ts';
import { FriendlyError } from '../friendlyError.ts';
import type { Command } from './command.ts';

const MARKS: Readonly<Record<Finding['state'], string>> = { fine: 'ok   ', look: 'warn ', wrong: 'ERROR' };

/** Checks the installation and gives advice on what is wrong. The exit code is 1 if something is wrong. */
export const doctor: Command = {
  summary: 'Checks configuration, database, clock, keys, jobs, sign-in, mail, storage and backups.',
  isGlobal: true,
  options: {},
  async run(config) {
    const findings = await examine(config, new Date());
    const width = Math.max(...findings.map(({ area }) => area.length));
    const lines = findings.flatMap((finding) => [
      `${MARKS[finding.state]}  ${finding.area.padEnd(width)}  ${finding.found}`,
      ...(finding.state === 'fine' ? [] : [`${' '.repeat(width + 9)}${finding.advice}`]),
    ]);
    const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
    const text = [...lines, '', `Errors: ${count('wrong')}, warnings: ${count('look')}, ok: ${count('fine')}.`].join('\n');
    if (count('wrong') > 0) throw new FriendlyError(text, [], 'Follow the advice below each error, and run quad doctor again.');
    return text;
  },
};
