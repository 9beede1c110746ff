import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { type AuditRow, findHaving, findRowsOfPerson, type PersonRows, saveRedactions } from './audit.repo.ts';
import { accountTag } from './audit.service.ts';
import { type PersonalField, personalActions, personalField, REDACTED } from './auditActions.ts';
import { redactionSealOf } from './auditSeals.ts';

type RedactionContext = Pick<Context, 'instituteId' | 'keys'>;

const BATCH = 500;
/** Fields that tell where somebody signed in from. */
const SIGN_IN_KINDS: readonly PersonalField['kind'][] = ['account', 'network'];
/** Actions that change the address of an account or merge it into another one. */
const CORRECTIONS = ['account.change-email', 'account.merge'];

/** An address, and the rows between which it belonged to the person. Another person may have had it before or after. */
interface AddressPeriod {
  readonly email: string;
  readonly after: number;
  readonly until: number;
}

/** Everything that identifies a person in rows. */
interface Person {
  /** Ids of the account and of those merged into it. */
  readonly ids: ReadonlySet<string>;
  readonly held: readonly AddressPeriod[];
  readonly tags: ReadonlyMap<string, string>;
}

/**
 * Redacts the declared personal fields of a person: in rows with the person as subject or actor, and in other rows the fields whose value
 * is exactly an address that the person had at that time. The actions, their times and order stay, with the account's id as the actor, and
 * the chain remains valid. Returns the number of rows and every address that the person had.
 */
export async function redactPerson(
  tx: Database,
  context: RedactionContext,
  { userId, email }: { userId: string; email: string },
): Promise<{ rows: number; emails: string[] }> {
  const person = await personOf(tx, context, { userId, email });
  const ids = [...person.ids];
  const mentions = [...new Set([...ids, ...person.held.map((held) => held.email), ...person.tags.keys()])];
  const ways: readonly PersonRows[] = [
    { by: 'subject', ids },
    { by: 'actor', ids },
    { by: 'mention', mentions },
  ];
  let count = 0;
  for (const wanted of ways) {
    await eachBatch(tx, context, wanted, personalActions(), async (rows) => {
      count += await redact(tx, context, rows, (row, field) => isAbout(person, row, field));
    });
  }
  return { rows: count, emails: person.held.map((held) => held.email) };
}

async function eachBatch(
  tx: Database,
  { instituteId }: RedactionContext,
  wanted: PersonRows,
  actions: readonly string[],
  work: (rows: readonly AuditRow[]) => void | Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await findRowsOfPerson(tx, instituteId, wanted, { actions, after, limit: BATCH });
    await work(rows);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.sequence;
  }
}

/** The accounts that were merged into this one, and the periods in which it had its addresses. */
async function personOf(tx: Database, context: RedactionContext, { userId, email }: { userId: string; email: string }): Promise<Person> {
  const ids = new Set<string>();
  const ends = new Map<string, number>([[email.toLowerCase(), Number.MAX_SAFE_INTEGER]]);
  const note = (value: unknown, until: number) => {
    if (typeof value !== 'string' || value === '' || value === REDACTED) return;
    const known = value.toLowerCase();
    ends.set(known, Math.max(ends.get(known) ?? 0, until));
  };
  for (let next = [userId]; next.length > 0; ) {
    const gone: string[] = [];
    for (const id of next) ids.add(id);
    await eachBatch(tx, context, { by: 'subject', ids: next }, CORRECTIONS, (rows) => {
      for (const { action, detail, sequence } of rows) {
        note(action === 'account.merge' ? detail.goneEmail : detail.from, sequence);
        if (typeof detail.goneId === 'string' && !ids.has(detail.goneId)) gone.push(detail.goneId);
      }
    });
    next = gone;
  }
  const held = await Promise.all([...ends].map(([address, until]) => holdingOf(tx, context, { ids, address, until })));
  return { ids, held, tags: new Map(held.map((each) => [accountTag(context, each.email), each.email])) };
}

/** The period in which the person had an address: it starts when the last other account gave it up. */
async function holdingOf(
  tx: Database,
  context: RedactionContext,
  { ids, address, until }: { ids: ReadonlySet<string>; address: string; until: number },
): Promise<AddressPeriod> {
  let after = 0;
  await eachBatch(tx, context, { by: 'mention', mentions: [address] }, CORRECTIONS, (rows) => {
    for (const { action, detail, sequence, subjectId } of rows) {
      const formerEmail = action === 'account.merge' ? detail.goneEmail : action === 'account.change-email' ? detail.from : undefined;
      const isOthers = subjectId !== null && !ids.has(subjectId) && String(formerEmail).toLowerCase() === address;
      if (isOthers && sequence < until) after = Math.max(after, sequence);
    }
  });
  return { email: address, after, until };
}

function isAbout(person: Person, row: AuditRow, field: string): boolean {
  const declared = personalField(row.action, field);
  if (!declared) return false;
  const value = row.detail[field];
  if (declared.about === 'subject') return row.subjectId !== null && person.ids.has(row.subjectId);
  if (declared.about === 'actor') return row.actorId !== null && person.ids.has(row.actorId);
  if (declared.about === 'owner') return isOwned(person, declared.kind, value, row.sequence);
  const other = declared.about.replace(/^(same as|person in) /, '');
  if (declared.about.startsWith('same as')) return isAbout(person, row, other);
  const named = row.detail[other];
  return typeof named === 'string' ? person.ids.has(named) : isOwned(person, declared.kind, value, row.sequence);
}

function isOwned({ held, tags }: Person, kind: PersonalField['kind'], value: unknown, sequence: number): boolean {
  if (typeof value !== 'string') return false;
  const email = kind === 'account' ? tags.get(value) : value.toLowerCase();
  return held.some((each) => each.email === email && sequence > each.after && sequence <= each.until);
}

/** Redacts where sign-ins before a moment came from and returns the number of rows. A dry run only counts them. */
export async function redactSignIns(
  context: RedactionContext & Pick<Context, 'db'>,
  { before, isDryRun }: { before: Date; isDryRun: boolean },
): Promise<number> {
  const { db, instituteId } = context;
  const wanted = { actions: personalActions(SIGN_IN_KINDS), facts: SIGN_IN_KINDS, before };
  if (isDryRun) return (await findHaving(db, instituteId, { ...wanted, limit: Number.MAX_SAFE_INTEGER })).length;
  let count = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const rows = await findHaving(tx, instituteId, { ...wanted, limit: BATCH });
      return redact(tx, context, rows, ({ action }, field) => SIGN_IN_KINDS.some((kind) => kind === personalField(action, field)?.kind));
    });
    count += done;
    if (done < BATCH) return count;
  }
}

/** Stores rows without the fields to redact, with a redaction seal. Returns how many changed. */
async function redact(
  tx: Database,
  { instituteId, keys }: RedactionContext,
  rows: readonly AuditRow[],
  goes: (row: AuditRow, field: string) => boolean,
): Promise<number> {
  const changed = rows.flatMap((row) => {
    const gone = Object.keys(row.detail).filter(
      (field) => row.detail[field] !== null && row.detail[field] !== REDACTED && goes(row, field),
    );
    if (gone.length === 0) return [];
    const detail = { ...row.detail, ...Object.fromEntries(gone.map((field) => [field, REDACTED])) };
    return [{ ...row, detail, redaction: redactionSealOf(keys, { ...row, detail }) }];
  });
  if (changed.length > 0) await saveRedactions(tx, instituteId, changed);
  return changed.length;
}
