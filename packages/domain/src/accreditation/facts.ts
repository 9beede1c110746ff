import type { Id } from '../identity/id.ts';

/** What templates count. Each has the day on campus by which it belongs to a year, and the moment from which it was known. */
interface Fact {
  readonly _id: Id;
  readonly day: string;
  readonly known: Date;
}

/** An event that was not called off; it is known once it is over. */
export interface EventFact extends Fact {
  readonly title: string;
  readonly category: string;
  readonly unit: string;
  readonly venue: string;
  /** Who took part, and who of them was checked in, counted as of the day that is asked for. */
  readonly participants: number;
  readonly came: number;
  /** The day on which its report was written; empty where there was none by the day that is asked for. */
  readonly reported: string;
}

/** An achievement; it counts from when it was verified. */
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

/** A student who holds a position of a body for a year. */
export interface BodyFact extends Fact {
  readonly unit: string;
  readonly position: string;
  readonly studentId: Id;
  readonly isAppointmentDated: boolean;
}

/** A complaint, by nobody: when it came, and when it was answered. */
export interface GrievanceFact extends Fact {
  readonly resolved: Date | null;
}

/** The facts of each kind of template. */
export interface FactOf {
  readonly events: EventFact;
  readonly achievements: AchievementFact;
  readonly bodies: BodyFact;
  readonly grievances: GrievanceFact;
}

/** Whether something had happened by a moment. */
export function isKnown(moment: Date | null, by: Date): boolean {
  return moment !== null && moment < by;
}
