import { type Decider, type Deputy, type Directory, officesOf } from '@quad/domain/approvals';
import { campusDay, dayAfter, instantAt } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { type DeputyRow, findOffices, toDecider } from './officeHolders.repo.ts';

export type Inside = Pick<Context, 'clock' | 'config' | 'instituteId'>;

/** Somebody who looks at requests, with everybody by whose offices they are looked at. */
export interface Viewer {
  readonly decider: Decider;
  readonly directory: Directory;
  /** What those are called who are named for their office. */
  readonly nameOf: (id: string) => string | undefined;
}

/** An office by which something waits for somebody: their own, or that of whom they stand in for. */
export interface HeldOffice {
  readonly office: string;
  readonly principal: string | null;
}

/** Which day it is, for those who stand in. */
export function dayOf({ clock, config, instituteId }: Inside) {
  const now = clock();
  return { instituteId, now, today: campusDay(now, config.institute.timeZone) };
}

/** Deputies with those who named them, as the rules know them: from the first moment of their first day to the end of their last. */
export function toDeputies(rows: readonly DeputyRow[], { config }: Pick<Inside, 'config'>): Deputy[] {
  const { timeZone } = config.institute;
  return rows.map(({ principal, deputy, from, until }) => ({
    principalId: principal.id,
    deputyId: deputy.id,
    from: instantAt(from, '00:00', timeZone),
    until: instantAt(dayAfter(until), '00:00', timeZone),
  }));
}

export function viewedBy(decider: Decider, rows: readonly DeputyRow[], context: Inside): Viewer {
  const names = new Map(rows.flatMap(({ principal, deputy }) => [principal, deputy].map(({ id, name }) => [id, name])));
  const principals = rows.map(({ principal }) => toDecider(principal)).filter(({ _id }) => _id !== decider._id);
  return {
    decider,
    directory: { people: [decider, ...principals], deputies: toDeputies(rows, context) },
    nameOf: (id) => names.get(id),
  };
}

/** Somebody with the offices that they hold now, and those who stand in for anybody. */
export async function viewerOf(db: Database, context: Inside, { userId, role, unit, isAdministrator }: Actor): Promise<Viewer> {
  const found = await findOffices(db, userId, dayOf(context));
  const { advises, positionIds } = found?.own ?? { advises: [], positionIds: [] };
  return viewedBy({ _id: userId, role, unit: unit ?? null, advises, positionIds, isAdministrator }, found?.deputies ?? [], context);
}

/** Every office by which something may wait for somebody. */
export function heldOffices({ decider, directory: { people, deputies } }: Viewer): HeldOffice[] {
  const principals = deputies.flatMap(({ deputyId, principalId }) =>
    deputyId === decider._id ? people.filter(({ _id }) => _id === principalId) : [],
  );
  return [
    ...officesOf(decider).map((office) => ({ office, principal: null })),
    ...principals.flatMap((principal) => officesOf(principal).map((office) => ({ office, principal: principal._id }))),
  ];
}
