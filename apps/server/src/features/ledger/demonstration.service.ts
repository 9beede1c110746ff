import { type BudgetLine, type SpendingCategory, toPaise, totalOf } from '@quad/domain/ledger';
import { tenureOfDay } from '@quad/domain/positions';
import { campusDay, dayAfter } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { startRequest } from '../approvals/approvals.service.ts';
import { readFlowOf } from '../approvals/flows.service.ts';
import { findPlannedBudgets, insertBudgets, type NewBudget } from './budgetRequests.repo.ts';
import { savePublic } from './ledger.repo.ts';
import { type Posting, postEntries } from './ledger.service.ts';

type DemonstrationContext = Pick<Context, 'clock' | 'config' | 'instituteId'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Factor by which a unit's allocation exceeds its events' budgets, and the step it is rounded to. */
const RESERVE = 1.2;
const STEP = toPaise(5000);
/** Number of days ahead up to which budgets of events are already decided. */
const DECIDED_DAYS = 45;

/** Lines of an event's budget, in percent. */
const PARTS: readonly (readonly [what: string, category: SpendingCategory, share: number])[] = [
  ['Hall and sound', 'venue', 35],
  ['Refreshments', 'food', 30],
  ['Posters and badges', 'printing', 10],
  ['Prizes', 'prizes', 25],
];

function linesOf(amount: number, at: Date): BudgetLine[] {
  const lines = PARTS.map(([what, category, share]) => ({
    ...{ _id: newId(at), what, category, why: '', payee: '' },
    amount: Math.floor((amount * share) / 10_000) * 100,
  }));
  const [first, ...rest] = lines;
  if (!first) throw new Error('A budget has lines.');
  return [{ ...first, amount: amount - totalOf(rest) }, ...rest];
}

type Planned = Awaited<ReturnType<typeof findPlannedBudgets>>[number] & { readonly startsAt: Date };

/**
 * Posts to the ledger what the demo events' forms say: allocations, commitments, claims and payments. Publishes the spending of one unit.
 */
export async function enterDemonstration(tx: Database, context: DemonstrationContext): Promise<void> {
  const { clock, config, instituteId } = context;
  const now = clock();
  const { timeZone, yearStartsIn } = config.institute;
  const found = await findPlannedBudgets(tx, instituteId);
  const planned = found.flatMap(({ startsAt, ...event }): Planned[] => (startsAt ? [{ ...event, startsAt }] : []));
  const dayOf = ({ startsAt }: Planned) => campusDay(startsAt, timeZone);
  const byYear = Map.groupBy(planned, (event) => `${event.unitId} ${tenureOfDay(dayOf(event), yearStartsIn)}`);
  const postings: Posting[] = [];
  const budgets: NewBudget[] = [];
  for (const [key, ofYear] of byYear) {
    const [unit = '', year = ''] = key.split(' ');
    const allocatedTotal = ofYear.reduce((sum, { allocated }) => sum + toPaise(allocated ?? 0), 0);
    const first = Math.min(...ofYear.map(({ startsAt }) => startsAt.getTime()), now.getTime());
    postings.push({
      transaction: { kind: 'allocation', unit, year, amount: Math.ceil((allocatedTotal * RESERVE) / STEP) * STEP },
      ...{ reason: 'Budget of the senate', at: new Date(first - 90 * DAY_MS) },
    });
    for (const event of ofYear) {
      const entered = await enterEvent(tx, context, { event, year, day: dayOf(event) });
      budgets.push(entered.budget);
      postings.push(...entered.postings);
    }
  }
  await insertBudgets(tx, budgets);
  const posted = await postEntries(tx, context, postings);
  if (!posted.ok) throw new Error(`The demonstration does not add up: ${posted.refusal.message}`);
  const [first] = budgets;
  if (first) await savePublic(tx, { instituteId, unitId: first.unitId, publishedAt: now }, true);
}

/** The budget of an event and, once the event is over, its claim and payment. */
async function enterEvent(
  tx: Database,
  context: DemonstrationContext,
  { event, year, day }: { readonly event: Planned; readonly year: string; readonly day: string },
): Promise<{ budget: NewBudget; postings: Posting[] }> {
  const { instituteId } = context;
  const now = context.clock();
  const askedAt = new Date(Math.min(event.startsAt.getTime(), now.getTime()) - 30 * DAY_MS);
  const id = newId(askedAt);
  const amount = toPaise(event.allocated ?? 0);
  const isOver = event.startsAt < now;
  const isPending = event.startsAt.getTime() > now.getTime() + DECIDED_DAYS * DAY_MS;
  const lines = linesOf(amount, askedAt);
  const requestId = isPending
    ? await startRequest(tx, context, {
        flow: await readFlowOf(tx, context, 'budget'),
        subject: { unit: { id: event.unitId, category: event.category }, amount: event.allocated },
        ...{ subjectId: id, title: event.title, requestedBy: event.requestedBy },
      })
    : newId(askedAt);
  const isReleased = isOver && event.startsAt.getTime() < now.getTime() - 9 * DAY_MS;
  const budget: NewBudget = {
    ...{ instituteId, id, unitId: event.unitId, year, eventId: event.id, title: event.title, lines, amount, endsOn: dayAfter(day) },
    ...{
      status: isPending ? 'asked' : isReleased ? 'released' : 'approved',
      requestedBy: event.requestedBy,
      requestId,
      createdAt: askedAt,
    },
    ...(isReleased && { remindedAt: event.startsAt, releasedAt: event.startsAt }),
  };
  if (isPending) return { budget, postings: [] };
  const of = { unit: event.unitId, year, commitment: id };
  const soon = (days: number) => new Date(Math.min(event.startsAt.getTime() + days * DAY_MS, now.getTime()));
  const committed: Posting = {
    ...{ transaction: { kind: 'commitment', ...of, amount }, subjectId: id, once: `commitment ${id}` },
    at: new Date(askedAt.getTime() + 3 * DAY_MS),
  };
  const spent = isOver ? Math.min(toPaise(event.spent), amount) : 0;
  // One payment per event, for its largest category, to keep the first start fast.
  const category = PARTS[event.title.length % PARTS.length]?.[1] ?? 'other';
  const paid: Posting[] =
    spent > 0
      ? [
          { transaction: { kind: 'claim', ...of, amount: spent }, at: soon(1) },
          { transaction: { kind: 'payment', ...of, category, month: day.slice(0, 7), amount: spent }, at: soon(6) },
        ]
      : [];
  const left = amount - spent;
  const released: Posting[] =
    isReleased && left > 0
      ? [{ transaction: { kind: 'release', ...of, amount: left }, subjectId: id, once: `release ${id}`, at: soon(9) }]
      : [];
  return { budget, postings: [committed, ...paid, ...released] };
}
