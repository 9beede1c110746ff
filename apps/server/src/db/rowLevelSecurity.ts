import { sql } from 'drizzle-orm';
import { FriendlyError } from '../friendlyError.ts';
import { advisoryLock, WHOLE_DATABASE } from './advisoryLock.ts';
import type { Database } from './connection.ts';
import { errorCode } from './errors.ts';
import { isUuid } from './ids.ts';

/**
 * Row-level security is the second guard of an institute's rows, after the conditions of the statements. Every statement for an institute
 * runs with its id in this setting, and the policies of all tables compare it.
 */
const INSTITUTE_SETTING = 'quad.institute';
/** Opens all rows to a user who is subject to the policies. A user who is not needs no setting. */
const ACROSS_SETTING = 'quad.across';
/** The role that runs statements for an institute when the connecting user bypasses the policies. It cannot log in. */
const INSTITUTE_ROLE = 'quad_institute';

/** The rows that a statement sees: those of one institute, or of all. */
export type Scope = { readonly instituteId: string } | 'across';

/** Puts a transaction into a scope: as a literal statement, or as a parameterized one whose text is the same for every institute. */
export interface LocalScope {
  readonly literal: string;
  readonly text: string;
  readonly values: readonly string[];
}

/** Returns what puts a transaction into a scope. Undefined when the user is in it anyway. */
export function localScope(scope: Scope, { bypasses }: { bypasses: boolean }): LocalScope | undefined {
  if (scope === 'across') {
    const text = `select ${setting(ACROSS_SETTING, 'on', true)}`;
    return bypasses ? undefined : { literal: text, text, values: [] };
  }
  const role = bypasses ? [setting('role', INSTITUTE_ROLE, true)] : [];
  return {
    literal: `select ${[...role, setting(INSTITUTE_SETTING, uuidOf(scope), true)].join(', ')}`,
    text: `select ${[...role, `set_config('${INSTITUTE_SETTING}', $1, true)`].join(', ')}`,
    values: [uuidOf(scope)],
  };
}

/** Returns the statement that puts the only connection of the embedded database into a scope. */
export function sessionScope(scope: Scope): string {
  if (scope === 'across') return `select ${setting('role', 'none', false)}, ${setting(INSTITUTE_SETTING, '', false)}`;
  return `select ${setting('role', INSTITUTE_ROLE, false)}, ${setting(INSTITUTE_SETTING, uuidOf(scope), false)}`;
}

function setting(name: string, value: string, isLocal: boolean): string {
  return `set_config('${name}', '${value}', ${isLocal})`;
}

function uuidOf({ instituteId }: Exclude<Scope, 'across'>): string {
  if (!isUuid(instituteId)) throw new Error('An institute has a UUID.');
  return instituteId;
}

/** Whether the connected user bypasses the policies. */
export async function bypassesPolicies(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ bypasses: boolean }>(
    sql`select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user`,
  );
  return rows[0]?.bypasses ?? false;
}

/** Finds a table on which the institute role lacks the right to insert. */
const NOT_GRANTED = sql`
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not has_table_privilege(${INSTITUTE_ROLE}, c.oid, 'insert') limit 1`;
const UNDEFINED_ROLE = '42704';

/**
 * Makes sure that statements for an institute can run as a role that is subject to the policies. Migrations cannot create the role: it
 * belongs to the whole database server, and restoring a backup on another server does not bring it along.
 */
export async function ensureInstituteRole(db: Database): Promise<void> {
  if (await isReady(db)) return;
  try {
    await db.transaction(async (tx) => {
      const role = sql.identifier(INSTITUTE_ROLE);
      await advisoryLock(tx, INSTITUTE_ROLE, WHOLE_DATABASE);
      const { rows } = await tx.execute(sql`select from pg_roles where rolname = ${INSTITUTE_ROLE}`);
      if (rows.length === 0) await createRole(tx);
      await tx.execute(sql`grant ${role} to current_user`);
      for (const schema of ['public', 'jobs'].map((name) => sql.identifier(name))) {
        await tx.execute(sql`grant usage on schema ${schema} to ${role}`);
        await tx.execute(sql`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`);
        await tx.execute(sql`grant usage on all sequences in schema ${schema} to ${role}`);
        await tx.execute(sql`alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role}`);
      }
    });
  } catch (error) {
    throw new FriendlyError(
      'The user in DATABASE_URL bypasses row-level security, and cannot switch to a role that does not.',
      [`It has to be a member of the role ${INSTITUTE_ROLE} (${errorCode(error) ?? 'unknown'}).`],
      `Connect as a user without SUPERUSER and BYPASSRLS who owns the tables, or ask an administrator to run: create role ${INSTITUTE_ROLE} nologin; grant ${INSTITUTE_ROLE} to <the user>;`,
      { cause: error },
    );
  }
}

/**
 * Functions that indexes need and that leak nothing about their arguments. PostgreSQL evaluates policies first and uses an index only with
 * functions marked leakproof, which these are not by default.
 */
const LEAKPROOF = [
  'textlike(text, text)',
  'textcat(text, text)',
  'lower(text)',
  'folded(text)',
  'tstzrange(timestamptz, timestamptz)',
  'tstzrange(timestamptz, timestamptz, text)',
  'range_contains_elem(anyrange, anyelement)',
  'range_overlaps(anyrange, anyrange)',
];

/**
 * Marks the functions as leakproof, so that indexes work under row-level security, if the user is a superuser. The mark is lost when the
 * database is dumped and restored. For other users an administrator has to do it once; without it searches read all rows of the institute.
 */
export async function ensureIndexesServe(db: Database): Promise<void> {
  const wanted = LEAKPROOF.map((name) => sql`${name}::regprocedure`);
  const { rows } = await db.execute<{ name: string }>(sql`
    select p.oid::regprocedure::text as name from pg_proc p, pg_roles r
    where p.oid in (${sql.join(wanted, sql`, `)}) and not p.proleakproof and r.rolname = current_user and r.rolsuper`);
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    await advisoryLock(tx, INSTITUTE_ROLE, WHOLE_DATABASE);
    for (const { name } of rows) await tx.execute(sql.raw(`alter function ${name} leakproof`));
  });
}

/** Databases of one server share their roles, so another one may be creating it at the same time. */
async function createRole(tx: Database): Promise<void> {
  await tx.execute(
    sql.raw(
      `do $$ begin create role ${INSTITUTE_ROLE} nologin nobypassrls; exception when duplicate_object or unique_violation then null; end $$`,
    ),
  );
}

async function isReady(db: Database): Promise<boolean> {
  try {
    const member = sql`pg_has_role(current_user, ${INSTITUTE_ROLE}, 'member')`;
    const { rows } = await db.execute<{ isReady: boolean }>(sql`
      select ${member} and not rolsuper and not rolbypassrls and not exists (${NOT_GRANTED}) as "isReady"
      from pg_roles where rolname = ${INSTITUTE_ROLE}`);
    return rows[0]?.isReady ?? false;
  } catch (error) {
    if (errorCode(error) === UNDEFINED_ROLE) return false;
    throw error;
  }
}
