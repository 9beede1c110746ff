import { examine, type Finding } from '../doctor/doctor.ts';
import { FriendlyError } from '../friendlyError.ts';
import type { Command } from './command.ts';

const MARKS: Readonly<Record<Finding['state'], string>> = { fine: 'fine ', look: 'look ', wrong: 'WRONG' };

/** Checks the installation and gives advice on what is wrong. The exit code is 1 if something is wrong. */
export const doctor: Command = {
  summary: 'Examines configuration, database, clock, keys, jobs, sign-in, mail, storage and backups, and says what to do.',
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
    const text = [...lines, '', `${count('wrong')} wrong, ${count('look')} to look at, ${count('fine')} fine.`].join('\n');
    if (count('wrong') > 0) throw new FriendlyError(text, [], 'Do what stands below what is wrong, and ask again.');
    return text;
  },
};
