import {
  type AccessChangeInput,
  type AdminPerson,
  type CorrectionInput,
  NOT_ONESELF,
  type PeopleOrder,
  type RoleGrantInput,
} from '@quad/domain/administration';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { dayAfter, instantAt } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { mapPage, type Page, type PageRequest, type SortCursor } from '../../db/pages.ts';
import { changeRole, disableAccount, enableAccount, endAllSessions } from '../accounts/administration.service.ts';
import { rename, setRollNumber } from '../accounts/corrections.service.ts';
import type { Author } from '../audit/audit.service.ts';
import { findPeoplePage, findPerson, type PeopleFilters, type PersonRow } from './people.repo.ts';

/** Lists all people with an account, in the requested order (access M2, docs/specification/administration.md#administration-people). */
export async function listPeople(
  { db, instituteId }: Context,
  wanted: PeopleFilters & { readonly order: PeopleOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Page<AdminPerson, SortCursor>> {
  return mapPage(await findPeoplePage(db, instituteId, wanted, page), toAdminPerson);
}

interface AdministrationParams<Input> {
  readonly actor: Actor;
  readonly userId: string;
  readonly input: Input;
}

const UNKNOWN = refuse('NOT_FOUND', 'This person does not exist.');

/** Finds a person other than the actor: nobody decides about themselves. */
async function findOther({ db, instituteId }: Context, { actor, userId }: Pick<AdministrationParams<unknown>, 'actor' | 'userId'>) {
  const person = await findPerson(db, instituteId, userId);
  if (!person) return UNKNOWN;
  return person.id === actor.userId ? refuse('FORBIDDEN', NOT_ONESELF) : accept(person);
}

/** Performs an action on somebody else's account and returns the person's new state. */
async function administer<Input>(
  context: Context,
  params: AdministrationParams<Input>,
  change: (email: string, author: Author) => Promise<Result<unknown>>,
): Promise<Result<AdminPerson>> {
  const other = await findOther(context, params);
  if (!other.ok) return other;
  const { actor, userId } = params;
  const done = await change(other.value.email, { actor });
  if (!done.ok) return done;
  const after = await findPerson(context.db, context.instituteId, userId);
  return after ? accept(toAdminPerson(after)) : UNKNOWN;
}

/** Disables or enables an account, or ends its sessions (access M2). */
export function changeAccess(context: Context, params: AdministrationParams<AccessChangeInput>): Promise<Result<AdminPerson>> {
  const { change, keep_addresses: keepsAddresses } = params.input;
  return administer<AccessChangeInput>(context, params, (email, author) => {
    switch (change) {
      case 'disable':
        return disableAccount(context, email, author);
      case 'enable':
        return enableAccount(context, email, author);
      case 'end-sessions':
        return endAllSessions(context, email, author, { keepsAddresses });
    }
  });
}

/** Corrects a name or a roll number (access M2). */
export function correctPerson(context: Context, params: AdministrationParams<CorrectionInput>): Promise<Result<AdminPerson>> {
  const { fact, value } = params.input;
  return administer(context, params, (email, author) => {
    switch (fact) {
      case 'name':
        return rename(context, { email, name: value }, author);
      case 'roll-number':
        return setRollNumber(context, { email, rollNumber: value }, author);
    }
  });
}

/** Grants a role, until the end of a day on campus or without an end (access M3). */
export async function grantRole(context: Context, params: AdministrationParams<RoleGrantInput>): Promise<Result<AdminPerson>> {
  const { role, until: day } = params.input;
  const until = day === null ? null : instantAt(dayAfter(day), '00:00', context.config.institute.timeZone);
  if (until && until <= context.clock()) {
    const message = 'Choose today or a later day.';
    return refuse('INVALID', message, { until: message });
  }
  return administer(context, params, (email, author) => changeRole(context, { email, role, until }, author));
}

function toAdminPerson(row: PersonRow): AdminPerson {
  return {
    _id: row.id,
    username: row.email,
    name: row.name,
    user_id: row.rollNumber,
    role: row.role,
    role_until: row.roleUntil?.toISOString() ?? null,
    is_administrator: row.administratorSince !== null,
    is_disabled: row.disabledAt !== null,
    is_proven: row.emailVerified,
    onboarding_complete: row.onboardingComplete,
    program: row.program,
    branch: row.branch,
    batch_year: row.batchYear,
    created_at: row.createdAt.toISOString(),
  };
}
