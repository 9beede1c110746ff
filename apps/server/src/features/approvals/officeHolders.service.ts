import { type Decider, type Deputy, type Directory, officesOf } from '@quad/domain/approvals';
import { campusDay, dayAfter, instantAt } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { yearOfOffice } from '../institutes/yearOfOffice.service.ts';
import { type DeputyRow, findOffices, type OfficeDay, toDecider } from './officeHolders.repo.ts';

export type ApprovalContext = Pick<Context, 'clock' | 'config' | 'instituteId'>;

/** A user who looks at requests, with the directory of everybody whose office they use. */
export interface Viewer {
  readonly decider: Decider;
  readonly directory: Directory;
  /** Names of the people who are named for their office. */
  readonly nameOf: (id: string) => string | undefined;
}

/** An office that a user holds, themselves or as a deputy of the principal. */
export interface HeldOffice {
  readonly office: string;
  readonly principal: string | null;
}

/** The current time, day and tenure, for offices and deputies. */
export function dayOf(context: ApprovalContext): OfficeDay {
  const { clock, config, instituteId } = context;
  const now = clock();
  return { instituteId, now, today: campusDay(now, config.institute.timeZone), tenure: yearOfOffice(context) };
}

/** Converts deputies for the domain's rules: from the start of the first day to the end of the last. */
export function toDeputies(rows: readonly DeputyRow[], { config }: Pick<ApprovalContext, 'config'>): Deputy[] {
  const { timeZone } = config.institute;
  return rows.map(({ principal, deputy, from, until }) => ({
    principalId: principal.id,
    deputyId: deputy.id,
    from: instantAt(from, '00:00', timeZone),
    until: instantAt(dayAfter(until), '00:00', timeZone),
  }));
}

export function viewedBy(decider: Decider, rows: readonly DeputyRow[], context: ApprovalContext): Viewer {
  const names = new Map(rows.flatMap(({ principal, deputy }) => [principal, deputy].map(({ id, name }) => [id, name])));
  const principals = rows.map(({ principal }) => toDecider(principal)).filter(({ _id }) => _id !== decider._id);
  return {
    decider,
    directory: { people: [decider, ...principals], deputies: toDeputies(rows, context) },
    nameOf: (id) => names.get(id),
  };
}

/** A user with their current offices and all deputies. */
export async function viewerOf(db: Database, context: ApprovalContext, { userId, role, unit, isAdministrator }: Actor): Promise<Viewer> {
  const found = await findOffices(db, userId, dayOf(context));
  const { advises, positionIds } = found?.own ?? { advises: [], positionIds: [] };
  return viewedBy({ _id: userId, role, unit: unit ?? null, advises, positionIds, isAdministrator }, found?.deputies ?? [], context);
}

/** All offices of a user, including those held as a deputy. */
export function heldOffices({ decider, directory: { people, deputies } }: Viewer): HeldOffice[] {
  const principals = deputies.flatMap(({ deputyId, principalId }) =>
    deputyId === decider._id ? people.filter(({ _id }) => _id === principalId) : [],
  );
  return [
    ...officesOf(decider).map((office) => ({ office, principal: null })),
    ...principals.flatMap((principal) => officesOf(principal).map((office) => ({ office, principal: principal._id }))),
  ];
}
