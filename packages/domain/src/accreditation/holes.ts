import { type AchievementFact, type BodyFact, type EventFact, type GrievanceFact, isKnown } from './facts.ts';
import { type AccreditationHole, HOLE_KINDS, type HoleKind } from './shapes.ts';

/** Maximum number of missing items listed; further ones are only counted. */
export const MOST_NAMED_HOLES = 20;

/** Path of the screen where all missing data of a kind can be entered. */
const PLACES: Readonly<Record<HoleKind, string>> = {
  'no-report': '/events',
  'no-participants': '/events',
  'no-certificate': '/view-achievements',
  unverified: '/view-achievements',
  'no-appointment': '/manage-position',
  unanswered: '/viewfeedback',
};

interface Missing {
  readonly kind: HoleKind;
  readonly item?: { readonly title: string; readonly day: string; readonly href: string };
}

/** Returns the data that an event lacks. */
export function holesOfEvent({ _id, title, day, participants, reported }: EventFact): Missing[] {
  const item = { title, day, href: `/events/${_id}` };
  const kinds = [reported === '' && 'no-report', participants === 0 && 'no-participants'] as const;
  return kinds.flatMap((kind) => (kind ? [{ kind, item }] : []));
}

/** Returns the data that an achievement lacks, as known at a given time. Does not name its owner. */
export function holesOfAchievement({ title, day, certificate, verified }: AchievementFact, by: Date): Missing[] {
  const kind = !isKnown(verified, by) ? 'unverified' : certificate === '' ? 'no-certificate' : undefined;
  return kind ? [{ kind, item: { title, day, href: PLACES[kind] } }] : [];
}

/** Returns the data that a student's position lacks. Does not name the student. */
export function holesOfBody({ unit, position, day, isAppointmentDated }: BodyFact): Missing[] {
  const item = { title: `${position}, ${unit}`, day, href: PLACES['no-appointment'] };
  return isAppointmentDated ? [] : [{ kind: 'no-appointment', item }];
}

/** Returns the data that a complaint lacks. Does not reveal its content. */
export function holesOfGrievance({ resolved }: GrievanceFact, by: Date): Missing[] {
  return isKnown(resolved, by) ? [] : [{ kind: 'unanswered' }];
}

/** Counts missing data, and keeps only the first items of each kind. */
export function holeCounter() {
  const counted = new Map<HoleKind, AccreditationHole>();
  return {
    add({ kind, item }: Missing): void {
      const hole = counted.get(kind) ?? { kind, count: 0, href: PLACES[kind], items: [] };
      hole.count += 1;
      if (item && hole.items.length < MOST_NAMED_HOLES) hole.items.push(item);
      counted.set(kind, hole);
    },
    all: (): AccreditationHole[] => HOLE_KINDS.flatMap((kind) => counted.get(kind) ?? []),
  };
}
