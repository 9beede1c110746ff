import { searchWords } from '@quad/domain/fields';
import { type AnyColumn, and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from './schema.ts';

/** Text without accents and case, as the domain's `folded` makes it; columns that keep theirs so are searched by an index. */
function foldedText(columns: readonly AnyColumn[]): SQL {
  return sql`folded(concat_ws(' ', ${sql.join([...columns], sql`, `)}))`;
}

/** Every word of a search is somewhere in a text that is kept or indexed folded. A trigram index finds words of three letters or more. */
export function hasFoldedWords(search: string | undefined, text: SQLWrapper): SQL | undefined {
  if (search === undefined) return undefined;
  return and(...searchWords(search).map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`));
}

/**
 * Name, address and roll number of somebody, as the index `users_words` has them. Not by `coalesce`, with which row-level security lets no
 * index be used (db/rowLevelSecurity.ts).
 */
const personText = sql`folded(${users.name} || ' ' || ${users.email} || ' ' || case when ${users.rollNumber} is null then '' else ${users.rollNumber} end)`;

/** Every word of a search is somewhere in what somebody is found by, all of which an index has: what may not find them is left out beside it. */
export function hasPersonWords(search: string | undefined): SQL | undefined {
  return hasFoldedWords(search, personText);
}

/**
 * Every word of a search is somewhere in these columns; no condition without one. Words are looked for as they are: no character
 * of theirs means another.
 */
export function hasWords(search: string | undefined, ...columns: AnyColumn[]): SQL | undefined {
  if (search === undefined) return undefined;
  const text = foldedText(columns);
  return and(...searchWords(search).map((word) => sql`strpos(${text}, ${word}) > 0`));
}

/** What begins with the search comes before what only has it. */
export function beginsFirst(search: string | undefined, ...columns: AnyColumn[]): SQL[] {
  if (search === undefined) return [];
  return [sql`case when starts_with(${foldedText(columns)}, ${searchWords(search).join(' ')}) then 0 else 1 end`];
}
