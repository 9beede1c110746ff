/** Finds SQL by its text, because imports do not reveal it: services get a database as an argument too. */

/** Files that may contain SQL: repos and tables, the database layer, and tests. */
const MAY_HAVE_SQL = /(\.repo|\.table|\.test)\.ts$|^apps\/server\/src\/db\/|\/testing\//;

const STATEMENT = /\bsql(<[^`(]*>)?(\.raw\(|`)|\b(db|tx|client|pool|database)\.(execute|query)\b/;

/** The lines of a server file with SQL where it is not allowed, as `path:line`. The path is relative to the root. */
export function sqlOutsideRepos(file, text) {
  if (!file.startsWith('apps/server/src/') || MAY_HAVE_SQL.test(file)) return [];
  return text.split('\n').flatMap((line, index) => (STATEMENT.test(line) ? [`${file}:${index + 1}`] : []));
}
