import { searchWords } from '@quad/domain/fields';
import { type AnyColumn, and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from './schema.ts';

/** Text without accents and case, like the domain's `folded`. Columns that are stored folded are searched by an index. */
function foldedText(columns: readonly AnyColumn[]): SQL {
  return sql`folded(concat_ws(' ', ${sql.join([...columns], sql`, `)}))`;
}

/** Every word of a search occurs in a text that is stored or indexed folded. A trigram index finds words of at least three letters. */
export function hasFoldedWords(search: string | undefined, text: SQLWrapper): SQL | undefined {
  if (search === undefined) return undefined;
  return and(...searchWords(search).map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`));
}

/**
 * Name, e-mail address and roll number of a person, as in the index `users_words`. It avoids `coalesce`, which prevents the use of an index
 * under row-level security (db/rowLevelSecurity.ts).
 */
const personText = sql`folded(${users.name} || ' ' || ${users.email} || ' ' || case when ${users.rollNumber} is null then '' else ${users.rollNumber} end)`;

/**
 * Every word of a search occurs in the texts that a person is found by, all of which are indexed. The caller adds the condition on who may
 * find them.
 */
export function hasPersonWords(search: string | undefined): SQL | undefined {
  return hasFoldedWords(search, personText);
}

/** Every word of a search occurs in these columns. Undefined without a search. Words are matched literally: no character is a wildcard. */
export function hasWords(search: string | undefined, ...columns: AnyColumn[]): SQL | undefined {
  if (search === undefined) return undefined;
  const text = foldedText(columns);
  return and(...searchWords(search).map((word) => sql`strpos(${text}, ${word}) > 0`));
}

/** Sorts rows that begin with the search before those that only contain it. */
export function prefixMatchesFirst(search: string | undefined, ...columns: AnyColumn[]): SQL[] {
  if (search === undefined) return [];
  return [sql`case when starts_with(${foldedText(columns)}, ${searchWords(search).join(' ')}) then 0 else 1 end`];
}
