import type { Database } from '../../db/connection.ts';
import { type ImportedPerson, namingColumns, withoutPerson } from './importPeople.ts';
import { findLinesNaming, findTables, saveLine } from './imports.repo.ts';

/** Removes a person from the imported tables. Only the columns that name people, the notes and the undo data are searched. */
export async function eraseFromImports(tx: Database, instituteId: string, person: ImportedPerson): Promise<void> {
  const emails = [...person.emails];
  for (const table of await findTables(tx, instituteId)) {
    for await (const lines of findLinesNaming(tx, table, { ...person, emails, columns: namingColumns(table) })) {
      for (const line of lines) {
        const left = withoutPerson(table, line, person);
        if (left) await saveLine(tx, table, line.line, left);
      }
    }
  }
}
