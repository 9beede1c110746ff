import type { EventCategory } from '@quad/domain/events';
import type { UnitCategory, UnitType } from '@quad/domain/org-units';

interface Shape {
  /** Possible start times, campus time. */
  readonly starts: readonly string[];
  readonly minutes: number;
  /** Number of days. The minutes are the duration from the start time on the last day. */
  readonly days: number;
  /** Days of the week on which it may begin, 0 for Sunday. */
  readonly weekdays: readonly number[];
}

/** Typical times of events on a campus. */
export const SHAPES = {
  dawn: { starts: ['06:00', '06:30'], minutes: 90, days: 1, weekdays: [0] },
  forenoon: { starts: ['10:00', '10:30'], minutes: 150, days: 1, weekdays: [6, 0] },
  afternoon: { starts: ['14:00', '14:30', '15:00'], minutes: 150, days: 1, weekdays: [3, 5, 6] },
  evening: { starts: ['17:30', '18:00', '18:30'], minutes: 120, days: 1, weekdays: [1, 2, 3, 4, 5] },
  night: { starts: ['19:30', '20:00'], minutes: 150, days: 1, weekdays: [5, 6] },
  day: { starts: ['09:30', '10:00'], minutes: 420, days: 1, weekdays: [6, 0] },
  weekend: { starts: ['09:00'], minutes: 510, days: 2, weekdays: [6] },
  threeDays: { starts: ['09:00'], minutes: 480, days: 3, weekdays: [5] },
  fiveDays: { starts: ['10:00'], minutes: 420, days: 5, weekdays: [1] },
} as const satisfies Record<string, Shape>;

/** An event, or a repeated one. */
export interface EventPlan {
  readonly title: string;
  readonly type: string;
  readonly about: string;
  readonly shape: keyof typeof SHAPES;
  /** Number of repetitions. Once if left out. */
  readonly times?: number;
  /** Days from today. Random if left out. */
  readonly inDays?: number;
  /** For events without a fixed day, whether they are past or ahead. Either if left out. */
  readonly season?: 'past' | 'ahead';
  /** Set if it differs from the category of the council. */
  readonly category?: EventCategory;
  readonly isOnline?: true;
  readonly isCancelled?: true;
}

/** A council, club or committee with its events. */
export interface UnitPlan {
  readonly name: string;
  readonly type: UnitType;
  /** Local part of its contact address. */
  readonly mailbox: string;
  readonly about: string;
  /** Halls that it uses. */
  readonly venues: readonly [string, ...string[]];
  readonly events: readonly EventPlan[];
}

/** A council with the clubs and committees under it. */
export interface CouncilPlan {
  readonly category: UnitCategory;
  readonly eventCategory: EventCategory;
  readonly council: UnitPlan;
  readonly units: readonly UnitPlan[];
}
