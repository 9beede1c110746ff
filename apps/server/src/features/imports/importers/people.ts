import { type Batches, repeatable } from '../../../db/batches.ts';
import { bringPeople, type PersonUndo, takePeopleBack } from '../../accounts/peopleImporter.service.ts';
import type { RosterPerson } from '../../accounts/rosterImport.service.ts';
import type { Importer, Line } from '../importer.ts';

/** The institute's people: its list of them, and an account for each who has none. */
export const peopleImporter: Importer = {
  async *bring(tx, context, lines) {
    let current: readonly Line[] = [];
    const people = repeatable(async function* (): Batches<RosterPerson> {
      for await (const batch of lines) {
        current = batch;
        yield batch.map(toPerson);
      }
    });
    // What became of a batch comes before the next one is read.
    for await (const brought of bringPeople(tx, context, people))
      yield brought.map((result, index) => ({ line: current[index]?.line ?? 0, ...result }));
  },
  async *takeBack(tx, context, lines) {
    const personOf = (undo: object) => undo as PersonUndo;
    const people = repeatable(async function* (): Batches<PersonUndo> {
      for await (const batch of lines) yield batch.map(({ undo }) => personOf(undo));
    });
    const stayed = await takePeopleBack(tx, context, people);
    for await (const batch of lines) yield batch.map(({ line, undo }) => ({ line, isLeft: stayed.has(personOf(undo).person.email) }));
  },
};

function toPerson({ values }: Line): RosterPerson {
  const { email = '', name = '', rollNumber = '', program = '', branch = '', batchYear = '' } = values;
  return { email: email.toLowerCase(), name, rollNumber, program, branch, batchYear };
}
