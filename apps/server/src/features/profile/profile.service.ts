import type { User } from '@quad/domain/accounts';
import { type ProfileDetails, profileDetails } from '@quad/domain/profile';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import * as v from 'valibot';
import type { Actor, Context } from '../../context.ts';
import { isStale } from '../../plugins/conditional.ts';
import { parse } from '../../plugins/validation.ts';
import { toUser, userVersion } from '../accounts/accounts.service.ts';
import { auditedTransaction, difference } from '../audit/audit.service.ts';
import { lockProfile, saveProfile } from './profile.repo.ts';
import { toColumns } from './profileColumns.ts';
import { changedReadOnlyField } from './readOnlyFields.ts';

interface EditParams {
  readonly actor: Actor;
  readonly updatedDetails: ProfileDetails;
  /** The input before parsing, which still has the fields that a profile change does not accept. */
  readonly sent: unknown;
  /** The If-Match header: the version that the client has read. */
  readonly version: string | undefined;
}

/** Updates only the sent fields of the requester's own profile, so that two tabs can edit different fields (access R1). */
export function updateProfile(context: Context, { actor, updatedDetails, sent, version }: EditParams): Promise<Result<User>> {
  const { clock, config, instituteId } = context;
  return auditedTransaction(context, { actor }, async (tx) => {
    const row = await lockProfile(tx, { instituteId, id: actor.userId });
    const stored = toUser(row, config);
    const readOnly = changedReadOnlyField(sent, stored, config);
    if (readOnly)
      return refuse('FORBIDDEN', 'This cannot be changed in the profile.', { [`updatedDetails.${readOnly}`]: 'This cannot be changed.' });
    if (isStale(version, userVersion(stored))) {
      return refuse('STALE', 'Your profile was changed elsewhere in the meantime. Reload it and try again.');
    }
    const now = clock();
    const currentYear = Number(campusDay(now, config.institute.timeZone).slice(0, 4));
    const read = parse(v.object({ updatedDetails: profileDetails({ currentYear, stored }) }), { updatedDetails });
    if (!read.ok) return read;
    const changes = toColumns(read.value.updatedDetails);
    const detail = difference(row, changes);
    if (Object.keys(detail).length === 0) return accept({ value: stored, audit: undefined });
    const saved = await saveProfile(tx, row, { ...changes, updatedAt: now });
    return accept({ value: toUser(saved, config), audit: { action: 'profile.update', subjectId: row.id, detail } });
  });
}
