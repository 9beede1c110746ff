import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid } from '../../db/ids.ts';
import { type AuditRow, findHaving, findNaming, REDACTED, saveRedactions } from './audit.repo.ts';
import { accountTag } from './audit.service.ts';
import { redactionSealOf } from './auditSeals.ts';

type RedactionContext = Pick<Context, 'instituteId' | 'keys'>;

/** By what a log tells from where somebody signed in. */
const SIGN_IN_FACTS = ['account', 'network'];
const SIGN_INS = [
  'session.start',
  'session.refuse',
  'session.reauthenticate',
  'session.refuse-reauthentication',
  // What the log had it under before there was one way for all that asks for it.
  'administration.confirm',
  'administration.refuse',
  'personal-data.confirm',
  'personal-data.refuse',
];
const BATCH = 500;

/** Somebody, and every word that names them. */
export interface Named {
  readonly userId: string;
  readonly email: string;
  readonly words: readonly string[];
}

/**
 * Takes what names somebody out of the log: names, addresses and numbers, and from where they signed in. What was done, when and in which
 * order stays, with the number of the account as who did it, and the chain still verifies. Gives how many rows that were.
 */
export async function redactPerson(tx: Database, context: RedactionContext, { userId, email, words }: Named): Promise<number> {
  const tag = accountTag(context, email);
  const known = new Set(words.filter(Boolean));
  let rows = await findNaming(tx, context.instituteId, { userId, words: [tag, ...known] });
  // Names and addresses that they had before stand in the rows about them.
  const former = rows.flatMap((row) => (row.subjectId === userId ? formerWords(row) : [])).filter((word) => !known.has(word));
  if (former.length > 0) {
    for (const word of former) known.add(word);
    rows = await findNaming(tx, context.instituteId, {
      userId,
      words: [tag, ...known, ...former.map((word) => accountTag(context, word))],
    });
  }
  const tags = new Set([...known].map((word) => accountTag(context, word)).concat(tag));
  const isOwnSignIn = ({ action, actorId, subjectId, detail }: AuditRow) =>
    SIGN_INS.includes(action) && (actorId === userId || subjectId === userId || tags.has(String(detail.account)));
  return redact(tx, context, rows, (row, fact, value) => {
    if (SIGN_IN_FACTS.includes(fact) && isOwnSignIn(row)) return REDACTED;
    // An edit of the own profile has the values of before and after.
    if (row.subjectId === userId && PROFILE_EDITS.includes(row.action)) return REDACTED;
    return typeof value === 'string' && !isUuid(value) ? withoutNames(value, known, row.subjectId === userId) : value;
  });
}

const CORRECTIONS = ['account.rename', 'account.change-email', 'account.set-roll-number', 'account.merge'];
const PROFILE_EDITS = ['profile.update'];

function formerWords({ action, detail }: AuditRow): string[] {
  if (!CORRECTIONS.includes(action)) return [];
  return [detail.from, detail.to, detail.goneEmail].filter(
    (word): word is string => typeof word === 'string' && word !== '' && word !== REDACTED,
  );
}

/** A short name stands in the texts of others by chance. */
const TELLING_LENGTH = 4;

/** A text with every whole word that names somebody taken out; one about themselves also without short ones. */
function withoutNames(value: string, words: ReadonlySet<string>, isOwn: boolean): string {
  const telling = [...words].filter((word) => isOwn || word.length >= TELLING_LENGTH).sort((a, b) => b.length - a.length);
  return telling.reduce(
    (text, word) =>
      text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu'), REDACTED),
    value,
  );
}

/** How many sign-ins from before a moment still say from where, and takes that out unless it is only asked for. */
export async function redactSignIns(
  context: RedactionContext & Pick<Context, 'db'>,
  { before, isDryRun }: { before: Date; isDryRun: boolean },
): Promise<number> {
  const { db, instituteId } = context;
  const wanted = { actions: SIGN_INS, facts: SIGN_IN_FACTS, before };
  if (isDryRun) return (await findHaving(db, instituteId, { ...wanted, limit: Number.MAX_SAFE_INTEGER })).length;
  let count = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const rows = await findHaving(tx, instituteId, { ...wanted, limit: BATCH });
      return redact(tx, context, rows, (_row, fact, value) => (SIGN_IN_FACTS.includes(fact) ? REDACTED : value));
    });
    count += done;
    if (done < BATCH) return count;
  }
}

/** Writes rows anew with what is left of their details, sealed as such. Gives how many were changed. */
async function redact(
  tx: Database,
  { instituteId, keys }: RedactionContext,
  rows: readonly AuditRow[],
  left: (row: AuditRow, fact: string, value: unknown) => unknown,
): Promise<number> {
  const changed = rows.flatMap((row) => {
    const detail = Object.fromEntries(Object.entries(row.detail).map(([fact, value]) => [fact, left(row, fact, value)]));
    if (JSON.stringify(detail) === JSON.stringify(row.detail)) return [];
    return [{ sequence: row.sequence, detail, redaction: redactionSealOf(keys, { ...row, detail }) }];
  });
  for (let start = 0; start < changed.length; start += BATCH) await saveRedactions(tx, instituteId, changed.slice(start, start + BATCH));
  return changed.length;
}
