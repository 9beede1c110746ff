import type { StudentReference } from '../accounts/person.ts';
import type { Id } from '../identity/id.ts';
import { isExpandedUnit } from '../org-units/orgUnit.ts';
import type { PositionHolder } from './positionHolder.ts';

/** A position holder in the words of lists, details and the search. Unknown values are blank. */
export interface PositionHolderDescription {
  readonly name: string;
  /** The mail address, or the username if there is none. */
  readonly email: string;
  readonly studentId: string;
  readonly position: string;
  readonly positionType: string;
  /** Name of the position's unit. */
  readonly department: string;
  readonly porId: string;
  readonly appointedBy: string;
}

/** Returns the person of a reference, if it is expanded. */
function personOf(reference: StudentReference | Id | null | undefined): StudentReference | undefined {
  return typeof reference === 'object' && reference !== null ? reference : undefined;
}

function nameOf(person: StudentReference | undefined): string {
  return person?.personal_info.name || person?.username || '';
}

/** Describes a position holder, whichever references the backend expanded. */
export function describePositionHolder(holder: PositionHolder): PositionHolderDescription {
  const person = personOf(holder.user_id);
  const position = holder.position_id;
  const unit = position?.unit_id;
  return {
    name: nameOf(person),
    email: person?.personal_info.email || person?.username || '',
    studentId: person?.user_id ?? '',
    position: position?.title ?? '',
    positionType: position?.position_type ?? '',
    department: isExpandedUnit(unit) ? unit.name : '',
    porId: holder.por_id ?? '',
    appointedBy: nameOf(personOf(holder.appointment_details?.appointed_by)),
  };
}
