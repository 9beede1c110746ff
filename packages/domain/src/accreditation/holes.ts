import { type AchievementFact, type BodyFact, type EventFact, type GrievanceFact, isKnown } from './facts.ts';
import { type AccreditationHole, HOLE_KINDS, type HoleKind } from './shapes.ts';

/** So many of what is missing are named; the rest is counted. */
export const MOST_NAMED_HOLES = 20;

/** Where all of a kind are mended. */
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

/** What an event lacks. */
export function holesOfEvent({ _id, title, day, participants, reported }: EventFact): Missing[] {
  const item = { title, day, href: `/events/${_id}` };
  const kinds = [reported === '' && 'no-report', participants === 0 && 'no-participants'] as const;
  return kinds.flatMap((kind) => (kind ? [{ kind, item }] : []));
}

/** What an achievement lacks, as it was known by a moment. Whose it is, is not said. */
export function holesOfAchievement({ title, day, certificate, verified }: AchievementFact, by: Date): Missing[] {
  const kind = !isKnown(verified, by) ? 'unverified' : certificate === '' ? 'no-certificate' : undefined;
  return kind ? [{ kind, item: { title, day, href: PLACES[kind] } }] : [];
}

/** What a position of a student lacks. Whose it is, is not said. */
export function holesOfBody({ unit, position, day, isAppointmentDated }: BodyFact): Missing[] {
  const item = { title: `${position}, ${unit}`, day, href: PLACES['no-appointment'] };
  return isAppointmentDated ? [] : [{ kind: 'no-appointment', item }];
}

/** What a complaint lacks. What it says is not told. */
export function holesOfGrievance({ resolved }: GrievanceFact, by: Date): Missing[] {
  return isKnown(resolved, by) ? [] : [{ kind: 'unanswered' }];
}

/** Counts what is missing, and keeps the first of each kind, however many there are. */
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
