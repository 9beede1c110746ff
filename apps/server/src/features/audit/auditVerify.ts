import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { type AuditRow, findChainedAfter, findChainedAt, findCopies, findDeferred, findWithoutPosition } from './audit.repo.ts';
import { GENESIS, isSealed, linkOf, sealOf } from './auditSeals.ts';
import type { Checkpoint } from './checkpoints.ts';

const PAGE = 2000;
/** Maximum number of breaks that are compared in pairs. Further ones are reported individually. */
const MAX_SUSPECTS = 40;

/** A fault in the log: its kind, and the positions (or sequence numbers of rows without a position) that show it. */
export interface AuditFinding {
  readonly kind: 'forged' | 'copied' | 'removed' | 'swapped' | 'broken' | 'cut';
  readonly rows: readonly number[];
  /** Description as a sentence. */
  readonly text: string;
}

export interface AuditReport {
  readonly rows: number;
  readonly findings: readonly AuditFinding[];
}

type ChainedRow = AuditRow & { readonly position: number; readonly link: string };
type VerifyContext = Pick<Context, 'instituteId' | 'keys'>;

/**
 * Verifies the whole log of an institute: the seal of every row, the chain from the first row to the last, and that it extends as far as
 * the checkpoints say.
 */
export async function verifyAudit(db: Database, context: VerifyContext, checkpoints: readonly Checkpoint[]): Promise<AuditReport> {
  const { instituteId } = context;
  const forged: ChainedRow[] = [];
  const breaks: number[] = [];
  const gaps: AuditFinding[] = [];
  const links = new Map<number, string>();
  const wanted = new Set(checkpoints.map(({ position }) => position));
  let last = { position: 0, link: GENESIS };
  let rows = 0;
  for await (const row of chainedRows(db, instituteId)) {
    rows += 1;
    if (row.position > last.position + 1) gaps.push(removed(last.position + 1, row.position - 1));
    else if (row.link !== linkOf(context.keys, last.link, row)) breaks.push(row.position);
    if (!isSealed(context.keys, row)) forged.push(row);
    if (wanted.has(row.position)) links.set(row.position, row.link);
    last = row;
  }
  const loose = await forgedRowsWithoutPosition(db, context);
  const swaps = await findSwaps(db, context, { forged, breaks });
  const paired = new Set(swaps.flatMap(({ explains }) => explains));
  const findings = [
    ...forged.filter(({ position }) => !paired.has(position)).map(({ position, sequence }) => forgedRow(position, sequence)),
    ...loose.map(({ sequence }) => forgedRow(undefined, sequence)),
    ...gaps,
    ...swaps.map(({ finding }) => finding),
    ...breaks.filter((position) => !paired.has(position) && !forged.some((row) => row.position === position)).map(broken),
    ...(await copies(db, instituteId)),
    ...cutTails(checkpoints, last.position, links),
  ];
  return { rows, findings };
}

async function* chainedRows(db: Database, instituteId: string): AsyncIterable<ChainedRow> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const page = await findChainedAfter(db, instituteId, after, PAGE);
    for (const row of page) yield toChained(row);
    const end = page.at(-1)?.position;
    if (page.length < PAGE || end === null || end === undefined) return;
    after = end;
  }
}

function toChained(row: AuditRow): ChainedRow {
  return { ...row, position: row.position ?? 0, link: row.link ?? '' };
}

/** Rows without a position whose seal is wrong, both in the log and among the deferred ones. */
async function forgedRowsWithoutPosition(db: Database, { instituteId, keys }: VerifyContext): Promise<{ sequence: number }[]> {
  const [loose, deferred] = [await findWithoutPosition(db, instituteId), await findDeferred(db, instituteId)];
  return [...loose, ...deferred.map((row) => ({ ...row, sequence: 0 }))].filter((row) => !isSealed(keys, row));
}

interface SwapFinding {
  readonly finding: AuditFinding;
  readonly explains: readonly number[];
}

const EXCHANGES: readonly (readonly (keyof ChainedRow)[])[] = [['mac'], ['sequence'], ['mac', 'sequence'], ['mac', 'sequence', 'link']];

/**
 * Finds pairs among the faulty rows that would be correct if they were swapped: with their seals, without them, or all columns but the
 * position.
 */
async function findSwaps(
  db: Database,
  { instituteId, keys }: VerifyContext,
  { forged, breaks }: { forged: readonly ChainedRow[]; breaks: readonly number[] },
): Promise<SwapFinding[]> {
  const suspects = [...new Set([...forged.map(({ position }) => position), ...breaks])].slice(0, MAX_SUSPECTS);
  if (suspects.length < 2) return [];
  const around = suspects.flatMap((position) => [position - 1, position, position + 1]);
  const found = await findChainedAt(db, instituteId, around);
  const rows = new Map(found.map((row) => [row.position, toChained(row)]));
  const isSound = (chain: ReadonlyMap<number | null, ChainedRow>, position: number): boolean => {
    const row = chain.get(position);
    if (!row) return true;
    const before = position === 1 ? GENESIS : chain.get(position - 1)?.link;
    return before !== undefined && linkOf(keys, before, row) === row.link;
  };
  const swaps: SwapFinding[] = [];
  const taken = new Set<number>();
  for (const [index, a] of suspects.entries()) {
    for (const b of suspects.slice(index + 1)) {
      const [first, second] = [rows.get(a), rows.get(b)];
      if (!first || !second || taken.has(a) || taken.has(b)) continue;
      const touched = [a, a + 1, b, b + 1];
      const isExchangeOf = (columns: readonly (keyof ChainedRow)[]) => {
        const pick = (row: ChainedRow) => Object.fromEntries(columns.map((column) => [column, row[column]]));
        const exchanged = new Map(rows).set(a, { ...first, ...pick(second) }).set(b, { ...second, ...pick(first) });
        return touched.every((position) => isSound(exchanged, position)) && !touched.every((position) => isSound(rows, position));
      };
      // The contents were swapped without the seals, with them, or the whole rows were.
      const isContentOnly = sealOf(keys, first) === second.mac && sealOf(keys, second) === first.mac && first.mac !== second.mac;
      if (!isContentOnly && !EXCHANGES.some(isExchangeOf)) continue;
      for (const position of touched) taken.add(position);
      const pair = [Math.min(a, b), Math.max(a, b)];
      swaps.push({
        explains: touched,
        finding: { kind: 'swapped', rows: pair, text: `Rows ${pair[0]} and ${pair[1]} have changed places.` },
      });
    }
  }
  return swaps;
}

/** Finds duplicated rows: a seal covers the row's id, so a copy of a row has the same one. */
async function copies(db: Database, instituteId: string): Promise<AuditFinding[]> {
  return (await findCopies(db, instituteId)).map((sequences) => ({
    kind: 'copied',
    rows: sequences.map(Number),
    text: `The row with the sequence number ${sequences[0]} is there ${sequences.length} times.`,
  }));
}

function cutTails(checkpoints: readonly Checkpoint[], end: number, links: ReadonlyMap<number, string>): AuditFinding[] {
  const furthest = checkpoints.reduce<Checkpoint | undefined>(
    (far, next) => (!far || next.position > far.position ? next : far),
    undefined,
  );
  if (furthest && furthest.position > end) {
    const text = `The log ends at row ${end}, but on ${furthest.at} it reached row ${furthest.position}: its end was cut off.`;
    return [{ kind: 'cut', rows: [end + 1, furthest.position], text }];
  }
  const other = checkpoints.find(({ position, link }) => position > 0 && links.has(position) && links.get(position) !== link);
  if (!other) return [];
  return [{ kind: 'broken', rows: [other.position], text: `Row ${other.position} is not the one that was noted outside on ${other.at}.` }];
}

function forgedRow(position: number | undefined, sequence: number): AuditFinding {
  const which = position === undefined ? `The row with the sequence number ${sequence}, not yet in the chain,` : `Row ${position}`;
  return { kind: 'forged', rows: [position ?? sequence], text: `${which} was not written by the server, or was changed since.` };
}

function removed(first: number, last: number): AuditFinding {
  const rows = first === last ? [first] : [first, last];
  return { kind: 'removed', rows, text: first === last ? `Row ${first} is missing.` : `Rows ${first} to ${last} are missing.` };
}

function broken(position: number): AuditFinding {
  return {
    kind: 'broken',
    rows: [position],
    text: `Row ${position} does not follow from the one before it: a row between them was taken out or put in.`,
  };
}
