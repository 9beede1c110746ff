import { AICTE_RULES, CHECK_RULES, type PointRulesInput, worthOfClaim } from '@quad/domain/activity-points';
import type { Batch } from '@quad/domain/approvals';
import { ACTIVITY_CLAIM_FLOW, type ApprovalStatus, openSeats, startFlow } from '@quad/domain/approvals';
import { campusDay } from '@quad/domain/time';
import type {
  activityClaims,
  approvalDecisions,
  approvalDeputies,
  approvalRequests,
  batchAdvisers,
  checkIns,
  claimEvidence,
  pointRules,
  pointTerms,
} from '../schema.ts';
import { type Calendar, FOUNDED_DAYS_AGO } from './calendar.ts';
import type { Membership, PlannedEvent } from './events.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

type Planned<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'instituteId'>;
export type PlannedCheckIn = Planned<typeof checkIns>;
export type PlannedTerm = Planned<typeof pointTerms>;

export interface PlannedPoints {
  readonly checkIns: readonly PlannedCheckIn[];
  readonly pointRules: readonly Planned<typeof pointRules>[];
  readonly pointTerms: readonly PlannedTerm[];
  readonly batchAdvisers: readonly Planned<typeof batchAdvisers>[];
  readonly approvalRequests: readonly Planned<typeof approvalRequests>[];
  readonly approvalDecisions: readonly Planned<typeof approvalDecisions>[];
  readonly approvalDeputies: readonly Planned<typeof approvalDeputies>[];
  readonly activityClaims: readonly Planned<typeof activityClaims>[];
  /** Without images, which are generated when the rows are inserted. */
  readonly claimEvidence: readonly Planned<typeof claimEvidence>[];
}

interface PointsPlan {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly timeZone: string;
  readonly events: readonly PlannedEvent[];
  readonly participants: readonly Membership[];
  readonly students: readonly Person[];
  /** The student whose class has an adviser. */
  readonly student: Person;
  readonly adviserId: string;
  /** The adviser's deputy. */
  readonly deputyId: string;
}

/** Percentage of participants who checked in. */
const CHECKED_IN_PERCENT = 90;
const YEAR_STARTS_IN = 7;
const NO_BOUND = { cap: null, year_cap: null, minimum: 0 };

/** AICTE's activities that the portal has no proof of, as an institute may configure them. */
const RULES: PointRulesInput = {
  ...AICTE_RULES,
  name: 'Activity points',
  source: `An example: AICTE's 100 points in four years, and what is proven in the portal beside its activities. ${CHECK_RULES}`,
  milestones: [
    { after_years: 1, points: 5 },
    { after_years: 2, points: 12 },
  ],
  segments: [
    ...AICTE_RULES.segments,
    {
      ...NO_BOUND,
      _id: 'events',
      name: 'Events and workshops',
      cap: 50,
      criteria: [{ kind: 'event', _id: 'event', name: 'Taking part in an event', points: 1, cap: null, categories: [], per_hours: null }],
    },
    {
      ...NO_BOUND,
      _id: 'achievements',
      name: 'Achievements',
      cap: 40,
      criteria: [
        {
          ...{ kind: 'achievement', _id: 'achievement-national', name: 'National or international', points: 15, cap: null },
          ...{ types: [], levels: ['national', 'international'], positions: [] },
        },
        {
          kind: 'achievement',
          _id: 'achievement',
          name: 'Verified achievement',
          points: 8,
          cap: null,
          types: [],
          levels: [],
          positions: [],
        },
      ],
    },
    {
      ...NO_BOUND,
      _id: 'responsibility',
      name: 'Positions of responsibility',
      cap: 30,
      criteria: [
        {
          ...{ kind: 'position', _id: 'position', name: 'Six months of a position', points: 5, cap: null },
          ...{ position_types: [], per_months: 6 },
        },
      ],
    },
  ],
};

/** The class of a person. Every student of the demonstration has one. */
function batchOfPerson({ program, batchYear }: Person): Batch {
  return { program: program ?? '', admission_year: Number(batchYear) };
}

/** Everything that activity points are computed from: rules, terms, class advisers, and check-ins of past events. */
export function plannedPoints(plan: PointsPlan): PlannedPoints {
  const { random, calendar, student, adviserId, deputyId } = plan;
  const { program, admission_year: admissionYear } = batchOfPerson(student);
  const rules = {
    ...{ id: random.string.uuid(), version: 1, program: RULES.program, admittedFrom: RULES.admitted_from, admittedTo: RULES.admitted_to },
    ...{ validFrom: RULES.valid_from, rules: RULES, createdAt: calendar.at(-FOUNDED_DAYS_AGO, '10:00') },
  };
  return {
    pointRules: [rules],
    pointTerms: plannedTerms(random, calendar),
    batchAdvisers: [{ userId: adviserId, program, admissionYear }],
    approvalDeputies: [{ principalId: adviserId, deputyId, startsOn: calendar.day(-3), endsOn: calendar.day(25) }],
    checkIns: plannedCheckIns(plan),
    ...plannedClaims(plan),
  };
}

/** Semesters: the current one and two past ones. */
function plannedTerms(random: Random, { year, month }: Calendar): PlannedTerm[] {
  const half = year * 2 + (month < YEAR_STARTS_IN ? 0 : 1);
  return [half, half - 1, half - 2].map((each) => {
    const of = Math.floor(each / 2);
    return each % 2 === 0
      ? { id: random.string.uuid(), name: `Even semester ${of}`, startsOn: `${of}-01-01`, endsOn: `${of}-06-30` }
      : { id: random.string.uuid(), name: `Odd semester ${of}`, startsOn: `${of}-07-01`, endsOn: `${of}-12-31` };
  });
}

function plannedCheckIns({ random, calendar, timeZone, events, participants, students, student, adviserId }: PointsPlan): PlannedCheckIn[] {
  const isInClass = ({ program, batchYear }: Person) => program === student.program && batchYear === student.batchYear;
  const classmates = new Set(students.filter(isInClass).map(({ id }) => id));
  const over = new Map(
    events.filter(({ endsAt, status }) => endsAt < calendar.now && status !== 'cancelled').map((each) => [each.id, each]),
  );
  return participants.flatMap(({ eventId, userId }) => {
    const event = over.get(eventId);
    if (!event || !classmates.has(userId) || random.number.int({ min: 1, max: 100 }) > CHECKED_IN_PERCENT) return [];
    return [
      {
        ...{ eventId, userId, day: campusDay(event.startsAt, timeZone), at: event.startsAt },
        ...{ scanId: random.string.uuid(), checkedInBy: adviserId, madeParticipant: false },
      },
    ];
  });
}

interface ClaimPlan {
  readonly activity: string;
  readonly title: string;
  readonly place: string;
  readonly hours: number;
  readonly daysAgo: number;
  readonly status: ApprovalStatus;
  readonly reason?: string;
}

/** Claims of the demonstration student, one in each state. Those of classmates wait for the adviser. */
const OWN_CLAIMS: readonly ClaimPlan[] = [
  {
    ...{ activity: 'aicte-schools', title: 'Teaching at the village school', place: 'Rajpur', hours: 84, daysAgo: 150 },
    status: 'approved',
  },
  {
    ...{ activity: 'aicte-water', title: 'Cleaning the temple tank', place: 'Mandir Hasaud', hours: 80, daysAgo: 24, status: 'returned' },
    reason: 'The letter of the village council has another date.',
  },
  { activity: 'aicte-energy', title: 'Survey of lamps in the hostels', place: 'Campus', hours: 82, daysAgo: 9, status: 'open' },
  {
    ...{ activity: 'aicte-tourism', title: 'Walk through the old town', place: 'Raipur', hours: 6, daysAgo: 60, status: 'rejected' },
    reason: 'Six hours are less than the eighty that the rules ask for.',
  },
];
const CLASS_CLAIMS: readonly ClaimPlan[] = [
  { activity: 'aicte-waste', title: 'Compost pits for the canteen', place: 'Campus', hours: 88, daysAgo: 19, status: 'open' },
  {
    activity: 'aicte-digital-payments',
    title: 'Payments by phone at the weekly market',
    place: 'Arang',
    hours: 80,
    daysAgo: 6,
    status: 'open',
  },
  { activity: 'aicte-women', title: 'Information club at the women’s hostel', place: 'Campus', hours: 81, daysAgo: 4, status: 'open' },
];

function plannedClaims({ random, calendar, students, student, adviserId }: PointsPlan) {
  const isClassmate = ({ id, program, batchYear }: Person) =>
    id !== student.id && program === student.program && batchYear === student.batchYear;
  const classmates = students.filter(isClassmate).slice(0, CLASS_CLAIMS.length);
  const claims = [
    ...OWN_CLAIMS.map((plan) => ({ plan, userId: student.id })),
    ...CLASS_CLAIMS.flatMap((plan, index) => (classmates[index] ? [{ plan, userId: classmates[index].id }] : [])),
  ];
  const batch = batchOfPerson(student);
  const made = claims.map(({ plan: { daysAgo, status, reason = '', ...fields }, userId }) => {
    const [id, requestId] = [random.string.uuid(), random.string.uuid()];
    const requestedAt = calendar.at(3 - daysAgo, '19:30');
    const decidedAt = calendar.at(4 - daysAgo, '10:15');
    const subject = { batch, points: worthOfClaim({ ...fields, day: calendar.day(-daysAgo) }, AICTE_RULES) };
    const start = startFlow({
      ...{ _id: requestId, flow: ACTIVITY_CLAIM_FLOW, subject, requestedBy: userId, about: [userId], now: requestedAt },
    });
    const isDecided = status === 'approved' || status === 'rejected';
    const isReturned = status === 'returned';
    return {
      request: {
        ...{ id: requestId, kind: ACTIVITY_CLAIM_FLOW.kind, flow: ACTIVITY_CLAIM_FLOW, subject, subjectId: id, status },
        ...{ title: fields.title, requestedBy: userId, requestedAt, version: status === 'open' ? 1 : 2 },
        steps: start.steps.map(({ stepId, isNeeded, openedAt }) => ({ stepId, isNeeded, openedAt })),
        openSeats: status === 'open' ? openSeats(start) : [],
        ...(isReturned && { returnedBy: adviserId, returnedAt: decidedAt, returnReason: reason }),
      },
      decisions: isDecided
        ? [
            {
              id: random.string.uuid(),
              requestId,
              stepId: 'adviser',
              personId: adviserId,
              capacities: [0],
              verdict: status,
              reason,
              decidedAt,
            },
          ]
        : [],
      claim: { ...fields, id, userId, requestId, day: calendar.day(-daysAgo), description: '', createdAt: requestedAt },
      evidence: {
        id: random.string.uuid(),
        userId,
        claimId: id,
        kind: 'photo' as const,
        name: random.string.uuid(),
        createdAt: requestedAt,
      },
    };
  });
  return {
    approvalRequests: made.map(({ request }) => request),
    approvalDecisions: made.flatMap(({ decisions }) => decisions),
    activityClaims: made.map(({ claim }) => claim),
    claimEvidence: made.map(({ evidence }) => evidence),
  };
}
