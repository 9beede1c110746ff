import type { EventInput } from '@quad/domain/events';
import type { EventChanges } from './eventChanges.repo.ts';

/** The columns that a form sets; a part that it left out sets none. */
export function toChanges({ organizing_unit_id, schedule, registration, budget, ...input }: EventInput): EventChanges {
  return {
    title: input.title,
    description: input.description,
    category: input.category,
    type: input.type,
    unitId: organizing_unit_id,
    ...(schedule && {
      startsAt: toMoment(schedule.start),
      endsAt: toMoment(schedule.end),
      venue: schedule.venue,
      mode: schedule.mode,
    }),
    ...(registration && {
      registrationRequired: registration.required,
      registrationStartsAt: toMoment(registration.start),
      registrationEndsAt: toMoment(registration.end),
      fees: registration.fees,
      maxParticipants: registration.max_participants,
    }),
    ...(budget && { allocatedBudget: budget.allocated, sponsors: budget.sponsors }),
  };
}

function toMoment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
