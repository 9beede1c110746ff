/** Where SQL stands by its text: what is written so is known by no import, because a database is handed to services as well. */

/** Who may: repos and tables, what the database itself is made by, and tests. */
const MAY_HAVE_SQL = /(\.repo|\.table|\.test)\.ts$|^apps\/server\/src\/db\/|\/testing\//;

const STATEMENT = /\bsql(<[^`(]*>)?(\.raw\(|`)|\b(db|tx|client|pool|database)\.(execute|query)\b/;

/**
 * The lines of a file of the server that write SQL where none may stand, as `path:line`.
 *
 * @param {string} file its path from the root of the repository, with slashes
 * @param {string} text
 */
export function sqlOutsideRepos(file, text) {
  if (!file.startsWith('apps/server/src/') || MAY_HAVE_SQL.test(file)) return [];
  return text.split('\n').flatMap((line, index) => (STATEMENT.test(line) ? [`${file}:${index + 1}`] : []));
}
