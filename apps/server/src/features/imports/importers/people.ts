import { type Batches, repeatable } from '../../../db/batches.ts';
import { createPeopleImporter, lockPeople, type PersonUndo, undoPeopleImport } from '../../accounts/peopleImporter.service.ts';
import type { RosterPerson } from '../../accounts/rosterImport.service.ts';
import type { Importer, Line } from '../importer.ts';

/** Imports the institute's list of people and creates an account for everyone without one. */
export const peopleImporter: Required<Importer> = {
  async *apply(tx, context, lines) {
    await lockPeople(tx, context.instituteId);
    const importBatch = await this.prepareBatches(tx, context, lines);
    for await (const batch of lines) yield await importBatch(tx, batch);
  },
  async prepareBatches(db, context, lines) {
    const people = repeatable(async function* (): Batches<RosterPerson> {
      for await (const batch of lines) yield batch.map(toPerson);
    });
    const importBatch = await createPeopleImporter(db, context, people, context.fields);
    return async (tx, batch) => {
      const imported = await importBatch(tx, batch.map(toPerson));
      return imported.map((result, index) => ({ line: batch[index]?.line ?? 0, ...result }));
    };
  },
  async *revert(tx, context, lines) {
    const personOf = (undo: object) => undo as PersonUndo;
    const people = repeatable(async function* (): Batches<PersonUndo> {
      for await (const batch of lines) yield batch.map(({ undo }) => personOf(undo));
    });
    const stayed = await undoPeopleImport(tx, context, people);
    for await (const batch of lines) yield batch.map(({ line, undo }) => ({ line, isIncomplete: stayed.has(personOf(undo).person.email) }));
  },
};

function toPerson({ values }: Line): RosterPerson {
  const { email = '', name = '', rollNumber = '', program = '', branch = '', batchYear = '' } = values;
  return { email: email.toLowerCase(), name, rollNumber, program, branch, batchYear };
}
