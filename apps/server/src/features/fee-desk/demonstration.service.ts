import { toPaise } from '@quad/domain/ledger';
import { tenureOfDay } from '@quad/domain/positions';
import { campusDay } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { findPersonByEmail } from '../accounts/erasure.service.ts';
import { postEntries } from '../ledger/ledger.service.ts';
import { findUnitOfContact } from '../org-units/orgUnits.service.ts';
import { readListed } from '../registrations/attendance.service.ts';
import { findPricedEvents, insertFee, insertHandover } from './feeDesk.repo.ts';

/** Payments of the first registered people. */
const PAID = [
  { via: 'cash', reference: '' },
  { via: 'upi', reference: '432112345678' },
  { via: 'cash', reference: '' },
] as const;

/**
 * Demo data for a fee desk: some people pay at an event, preferably one of the coordinator's unit, and the cash is counted for a treasurer
 * to receive.
 */
export async function deskDemonstration(tx: Database, context: Pick<Context, 'clock' | 'config' | 'instituteId'>): Promise<void> {
  const { clock, config, instituteId } = context;
  const { domain, timeZone, yearStartsIn } = config.institute;
  const now = clock();
  const takenBy = (await findPersonByEmail(tx, instituteId, `president@${domain}`))?.id;
  const own = await findUnitOfContact(tx, instituteId, `robotics@${domain}`);
  for (const { id: eventId, unitId: unit, fees, startsAt } of await findPricedEvents(tx, instituteId, own?.id)) {
    const listed = await readListed(tx, context, eventId);
    const people = listed.flatMap(({ why, userId }) => (why === 'registered' ? [userId] : []));
    if (!takenBy || people.length < PAID.length) continue;
    const amount = toPaise(fees ?? 0);
    const year = tenureOfDay(campusDay(startsAt, timeZone), yearStartsIn);
    const ids = PAID.map(() => newId(now));
    for (const [index, how] of PAID.entries()) {
      await insertFee(tx, {
        instituteId,
        id: ids[index] ?? '',
        eventId,
        userId: people[index] ?? '',
        amount,
        ...how,
        takenBy,
        takenAt: now,
      });
    }
    const posted = await postEntries(
      tx,
      context,
      PAID.map(({ via }, index) => ({
        transaction: { kind: 'fee', unit, year, desk: eventId, via, amount },
        ...{ subjectId: ids[index] ?? '', once: `fee ${ids[index]}` },
      })),
    );
    if (!posted.ok) throw new Error(`The demonstration does not add up: ${posted.refusal.message}`);
    const cash = 2 * amount;
    await insertHandover(tx, {
      ...{ instituteId, id: newId(now), eventId, counted: cash, expected: cash, reason: '', countedBy: takenBy, countedAt: now },
    });
    return;
  }
}
