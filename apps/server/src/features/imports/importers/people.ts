import { bringPeople, type PersonUndo, takePeopleBack } from '../../accounts/peopleImporter.service.ts';
import type { RosterPerson } from '../../accounts/rosterImport.service.ts';
import type { Line, WholeImporter } from '../importer.ts';

/** The institute's people: its list of them, and an account for each who has none. */
export const peopleImporter: WholeImporter = {
  async bring(tx, context, lines) {
    const brought = await bringPeople(tx, context, lines.map(toPerson));
    return brought.map((result, index) => ({ line: lines[index]?.line ?? 0, ...result }));
  },
  async takeBack(tx, context, lines) {
    const undone = lines.map(({ undo }) => undo as PersonUndo);
    const stayed = await takePeopleBack(tx, context, undone);
    return lines.filter((_, index) => stayed.has(undone[index]?.person.email ?? '')).map(({ line }) => line);
  },
};

function toPerson({ values }: Line): RosterPerson {
  const { email = '', name = '', rollNumber = '', program = '', branch = '', batchYear = '' } = values;
  return { email: email.toLowerCase(), name, rollNumber, program, branch, batchYear };
}
