import { roleOrStudent } from '@quad/domain/access';
import { type OrgUnit, unitOfContact } from '@quad/domain/org-units';
import type { PositionActor, PositionUnit } from '@quad/domain/positions';
import type { Campus } from './campus.ts';
import type { Records } from './records.ts';

function positionUnit({ _id, category }: OrgUnit): PositionUnit {
  return { id: _id, category };
}

/** A unit of the records, as far as rights depend on it; one that is not there is nobody's. */
export function unitById({ units }: Records, id: string | undefined): PositionUnit {
  const unit = units.find(({ _id }) => _id === id);
  return unit ? positionUnit(unit) : { id: id ?? '' };
}

/** Who is signed in, as far as rights over positions go. */
export function positionActor({ session }: Campus, { units }: Records): PositionActor {
  const own = session ? unitOfContact(session.username, units) : undefined;
  return { id: session?._id ?? '', role: roleOrStudent(session?.role), unit: own && positionUnit(own) };
}
