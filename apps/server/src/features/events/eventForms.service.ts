import type { EventInput } from '@quad/domain/events';
import type { EventChanges } from './eventChanges.repo.ts';

type FormColumns = Pick<Required<ReturnType<typeof toColumns>>, keyof ReturnType<typeof toColumns>>;

/** The grouped parts of a form, from the columns of an event. */
export function toFormParts(event: Omit<FormColumns, 'title' | 'description' | 'category' | 'type' | 'unitId'>) {
  return {
    schedule: { start: toIsoString(event.startsAt), end: toIsoString(event.endsAt), venue: event.venue, mode: event.mode },
    registration: {
      required: event.registrationRequired,
      start: toIsoString(event.registrationStartsAt),
      end: toIsoString(event.registrationEndsAt),
      fees: event.fees,
      max_participants: event.maxParticipants,
    },
    budget: { allocated: event.allocatedBudget, sponsors: event.sponsors },
  };
}

/** The columns that a form sets; a missing part sets none. */
export function toColumns({ organizing_unit_id, organizers: _, schedule, registration, budget, ...input }: EventInput) {
  return {
    ...input,
    unitId: organizing_unit_id,
    ...(schedule && scheduleColumns(schedule)),
    ...(registration && {
      registrationRequired: registration.required,
      registrationStartsAt: toDate(registration.start),
      registrationEndsAt: toDate(registration.end),
      fees: registration.fees,
      maxParticipants: registration.max_participants,
    }),
    ...(budget && { allocatedBudget: budget.allocated, sponsors: budget.sponsors }),
  } satisfies EventChanges;
}

function scheduleColumns({ start, end, ...columns }: NonNullable<EventInput['schedule']>) {
  return { startsAt: toDate(start), endsAt: toDate(end), ...columns };
}

function toDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

function toIsoString(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
