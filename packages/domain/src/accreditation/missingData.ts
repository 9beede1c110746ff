import { type AchievementFact, type BodyFact, type EventFact, type GrievanceFact, isKnown } from './facts.ts';
import { MISSING_DATA_KINDS, type MissingData, type MissingDataKind } from './shapes.ts';

/** Maximum number of missing items listed; further ones are only counted. */
export const MAX_LISTED_ITEMS = 20;

/** Path of the screen where all missing data of a kind can be entered. */
const PLACES: Readonly<Record<MissingDataKind, string>> = {
  'no-report': '/events',
  'no-participants': '/events',
  'no-certificate': '/view-achievements',
  unverified: '/view-achievements',
  'no-appointment': '/manage-position',
  unanswered: '/viewfeedback',
};

interface Missing {
  readonly kind: MissingDataKind;
  readonly item?: { readonly title: string; readonly day: string; readonly href: string };
}

/** Returns the data that an event lacks. */
export function missingDataOfEvent({ _id, title, day, participants, reported }: EventFact): Missing[] {
  const item = { title, day, href: `/events/${_id}` };
  const kinds = [reported === '' && 'no-report', participants === 0 && 'no-participants'] as const;
  return kinds.flatMap((kind) => (kind ? [{ kind, item }] : []));
}

/** Returns the data that an achievement lacks, as known at a given time. Does not name its owner. */
export function missingDataOfAchievement({ title, day, certificate, verified }: AchievementFact, by: Date): Missing[] {
  const kind = !isKnown(verified, by) ? 'unverified' : certificate === '' ? 'no-certificate' : undefined;
  return kind ? [{ kind, item: { title, day, href: PLACES[kind] } }] : [];
}

/** Returns the data that a student's position lacks. Does not name the student. */
export function missingDataOfBody({ unit, position, day, isAppointmentDated }: BodyFact): Missing[] {
  const item = { title: `${position}, ${unit}`, day, href: PLACES['no-appointment'] };
  return isAppointmentDated ? [] : [{ kind: 'no-appointment', item }];
}

/** Returns the data that a complaint lacks. Does not reveal its content. */
export function missingDataOfGrievance({ resolved }: GrievanceFact, by: Date): Missing[] {
  return isKnown(resolved, by) ? [] : [{ kind: 'unanswered' }];
}

/** Counts missing data, and keeps only the first items of each kind. */
export function missingDataCounter() {
  const counted = new Map<MissingDataKind, MissingData>();
  return {
    add({ kind, item }: Missing): void {
      const missing = counted.get(kind) ?? { kind, count: 0, href: PLACES[kind], items: [] };
      missing.count += 1;
      if (item && missing.items.length < MAX_LISTED_ITEMS) missing.items.push(item);
      counted.set(kind, missing);
    },
    all: (): MissingData[] => MISSING_DATA_KINDS.flatMap((kind) => counted.get(kind) ?? []),
  };
}
