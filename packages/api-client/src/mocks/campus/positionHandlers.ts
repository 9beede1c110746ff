import { fixtureId, manyUsers, PEOPLE, positionReference, studentReference, unitReference } from '@quad/domain/fixtures';
import { POSITION_TEXTS } from '@quad/domain/messages';
import {
  checkAppoints,
  checkManagesPositionsOf,
  type Position,
  type PositionHolder,
  type PositionHolderInput,
  type PositionInput,
  seesHolding,
  seesPositionsOf,
} from '@quad/domain/positions';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { HttpHandler } from 'msw';
import { positions } from '../../contract/index.ts';
import { MockRefusal } from '../mockRefusal.ts';
import { type Campus, noSuch, refused, serve } from './campus.ts';
import { positionActor, unitById } from './positionActor.ts';
import type { Records } from './records.ts';

const EVERYBODY = [...Object.values(PEOPLE), ...manyUsers(40)];

function personOf({ user_id }: PositionHolder): string {
  return typeof user_id === 'string' ? user_id : (user_id?._id ?? '');
}

function unitIdOf({ position_id }: PositionHolder): string | undefined {
  const unit = position_id?.unit_id;
  return typeof unit === 'string' ? unit : unit?._id;
}

function addPosition(campus: Campus, records: Records, input: PositionInput): Outcome<Position> {
  const unit = records.units.find(({ _id }) => _id === input.unit_id);
  if (!unit) return noSuch('unit_id', 'This organizational unit does not exist.');
  const checked = checkManagesPositionsOf(positionActor(campus, records), unitById(records, unit._id));
  if (!checked.ok) return checked;
  const isTaken = records.positions.some(
    ({ title, unit_id }) => unit_id?._id === unit._id && title.toLowerCase() === input.title.toLowerCase(),
  );
  if (isTaken) {
    const message = 'This unit already has a position with this title.';
    return refuse('DUPLICATE', message, { title: message });
  }
  const now = campus.now.toISOString();
  const number = 500 + records.positions.length;
  const created: Position = {
    ...input,
    _id: fixtureId('position', number),
    position_id: `POS-${number}`,
    unit_id: unitReference(unit),
    created_at: now,
    updated_at: now,
  };
  records.positions = [created, ...records.positions];
  return accept(created);
}

/** The rules about a new holding that look at those there are. */
function checkRoom({ holders }: Records, position: Position, input: PositionHolderInput): Outcome<true> {
  const { user_id, tenure_year, status: wanted } = input;
  const ofTenure = holders.filter((holder) => holder.position_id?._id === position._id && holder.tenure_year === tenure_year);
  if (ofTenure.some((holder) => personOf(holder) === user_id)) {
    return refuse('DUPLICATE', `This person has this position for the year ${tenure_year} already.`);
  }
  const count = position.position_count ?? 1;
  const isFull = wanted === 'active' && ofTenure.filter(({ status }) => status === 'active').length >= count;
  return isFull ? refuse('INVALID', POSITION_TEXTS.positionFull(count, tenure_year)) : accept(true);
}

function appoint(campus: Campus, records: Records, input: PositionHolderInput): Outcome<PositionHolder> {
  const position = records.positions.find(({ _id }) => _id === input.position_id);
  if (!position) return noSuch('position_id', 'This position does not exist.');
  const checked = checkAppoints(positionActor(campus, records), unitById(records, position.unit_id?._id), input.user_id);
  if (!checked.ok) return checked;
  const person = EVERYBODY.find(({ _id }) => _id === input.user_id);
  if (!person) return noSuch('user_id', 'This person does not exist.');
  const room = checkRoom(records, position, input);
  if (!room.ok) return room;
  const { appointed_by, appointment_date } = input.appointment_details;
  const appointer = EVERYBODY.find(({ _id }) => _id === (appointed_by ?? campus.session?._id));
  const number = 500 + records.holders.length;
  const appointed: PositionHolder = {
    ...input,
    _id: fixtureId('positionHolder', number),
    por_id: `POR-${number}`,
    user_id: studentReference(person),
    position_id: positionReference(position),
    appointment_details: { appointed_by: appointer ? studentReference(appointer) : null, appointment_date },
    created_at: campus.now.toISOString(),
  };
  records.holders = [appointed, ...records.holders];
  return accept(appointed);
}

/** A person's holdings, each with its duties. */
function holdingsOf({ holders, positions: all }: Records, userId: string): PositionHolder[] {
  return holders
    .filter((holder) => personOf(holder) === userId)
    .map((holder) => {
      const position = all.find(({ _id }) => _id === holder.position_id?._id);
      return holder.position_id && position
        ? { ...holder, position_id: { ...holder.position_id, responsibilities: position.responsibilities } }
        : holder;
    });
}

/** Positions and their holders, by the domain's rules. */
export function positionHandlers(campus: Campus, records: Records): HttpHandler[] {
  const actor = () => positionActor(campus, records);
  return [
    serve(campus, positions.all, () =>
      records.positions.filter(({ unit_id }) => seesPositionsOf(actor(), unitById(records, unit_id?._id))),
    ),
    serve(campus, positions.holders, () =>
      records.holders.filter((holder) => seesHolding(actor(), { userId: personOf(holder), unit: unitById(records, unitIdOf(holder)) })),
    ),
    serve(campus, positions.byUser, ({ params }) => {
      const { id, role } = actor();
      const isOwn = params.userId === id;
      if (!isOwn && role === 'STUDENT') return new MockRefusal(403, 'You can see your own positions only.', 'FORBIDDEN');
      const exists = isOwn || EVERYBODY.some(({ _id }) => _id === params.userId);
      if (!exists) return new MockRefusal(404, 'This person does not exist.', 'NOT_FOUND');
      return holdingsOf(records, params.userId);
    }),
    serve(campus, positions.add, ({ body }) => {
      const outcome = addPosition(campus, records, body);
      return outcome.ok ? outcome.value : refused(outcome.refusal);
    }),
    serve(campus, positions.addHolder, ({ body }) => {
      const outcome = appoint(campus, records, body);
      return outcome.ok ? outcome.value : refused(outcome.refusal);
    }),
  ];
}
