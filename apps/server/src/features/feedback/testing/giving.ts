import { newId } from '../../../db/ids.ts';
import { positions } from '../../../db/schema.ts';
import type { TestApp, Visitor } from '../../../testing/testApp.ts';
import { addEvent, addUnit } from '../../events/testing/records.ts';

/** Adds a target of each type; unit, event and position belong to the Robotics Club. */
export async function addTargets({ context, addUser }: TestApp) {
  const { db, instituteId } = context;
  const council = await addUnit(context, { name: 'SciTech Council', type: 'Council', contactEmail: 'council@campus.example' });
  const unit = await addUnit(context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example', parentUnitId: council.id });
  const event = await addEvent(context, { unitId: unit.id, title: 'Robo Soccer' });
  const person = await addUser({ name: 'Aarav Mehta', email: 'aarav@campus.example', rollNumber: '24001' });
  const at = context.clock();
  const position = { instituteId, id: newId(), unitId: unit.id, title: 'Workshop Lead', positionType: 'Team Lead' };
  await db.insert(positions).values({ ...position, createdAt: at, updatedAt: at });
  return { council, unit, event, person, position };
}

/** Request body for feedback about an event. */
export function formOf(targetId: string, overrides: object = {}) {
  return { type: 'Suggestion', target_type: 'Event', target_id: targetId, rating: '4', comments: 'Two more speakers.', ...overrides };
}

/** Sends feedback. */
export function postFeedback(who: Visitor, form: object, headers?: Record<string, string>) {
  return who.send('POST', '/api/feedback/add', form, headers);
}

/** Gives feedback that is accepted; returns its id. */
export async function postedFeedbackId(who: Visitor, form: object): Promise<string> {
  const response = await postFeedback(who, form);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json().feedback._id;
}

/** Moves the clock past the hour, after which others see anonymous feedback. */
export async function endHour({ context, setNow, runPeriodicWork }: TestApp): Promise<void> {
  setNow(new Date(context.clock().getTime() + 61 * 60_000));
  await runPeriodicWork();
}

/** Resolves feedback. */
export function resolve(who: Visitor, id: string, body: object = { actions_taken: 'New lights were fitted.' }) {
  return who.send('PUT', `/api/feedback/mark-resolved/${id}`, body);
}
