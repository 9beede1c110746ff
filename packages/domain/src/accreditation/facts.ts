import type { Id } from '../identity/id.ts';

/** A fact that templates count: with the campus day that assigns it to a year, and the time since when it is known. */
interface Fact {
  readonly _id: Id;
  readonly day: string;
  readonly known: Date;
}

/** An event that was not cancelled; it is known once it is over. */
export interface EventFact extends Fact {
  readonly title: string;
  readonly category: string;
  readonly unit: string;
  readonly venue: string;
  /** Number of participants; like the number checked in, counted as of the reference day. */
  readonly participants: number;
  readonly came: number;
  /** Day on which its report was written; empty if there was none by the reference day. */
  readonly reported: string;
}

/** An achievement; it counts from its verification on. */
export interface AchievementFact extends Fact {
  readonly title: string;
  readonly category: string;
  readonly level: string;
  readonly position: string;
  readonly event: string;
  readonly name: string;
  readonly certificate: string;
  readonly verified: Date | null;
}

/** A student who holds a position in a body for a year. */
export interface BodyFact extends Fact {
  readonly unit: string;
  readonly position: string;
  readonly studentId: Id;
  readonly isAppointmentDated: boolean;
}

/** A complaint, without its author: when it was received, and when it was resolved. */
export interface GrievanceFact extends Fact {
  readonly resolved: Date | null;
}

/** The fact type of each kind of template. */
export interface FactOf {
  readonly events: EventFact;
  readonly achievements: AchievementFact;
  readonly bodies: BodyFact;
  readonly grievances: GrievanceFact;
}

/** Whether something had happened by a given time. */
export function isKnown(moment: Date | null, by: Date): boolean {
  return moment !== null && moment < by;
}
