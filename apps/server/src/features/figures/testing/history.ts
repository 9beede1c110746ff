import { and, eq } from 'drizzle-orm';
import { newId } from '../../../db/ids.ts';
import { achievements, eventParticipants, events, positionHolders, roomRequests, skills, userSkills, users } from '../../../db/schema.ts';
import { TEST_NOW } from '../../../testing/testApp.ts';
import { completePastEventsOf, foldFigures } from '../figures.repo.ts';
import type { Campus } from './campus.ts';
import type { Step, StepOf } from './steps.ts';

const HOUR = 3_600_000;
const CATEGORIES = ['technical', 'cultural'] as const;

/** Runs the steps of a history as writes. Only the passing of time and folding concern figures directly. */
export class History {
  now = TEST_NOW;
  readonly #campus: Campus;
  #eventIds: string[] = [];

  constructor(campus: Campus) {
    this.#campus = campus;
  }

  apply(step: Step): Promise<void> {
    switch (step.do) {
      case 'plan':
        return this.#plan(step);
      case 'join':
        return this.#join(step);
      case 'leave':
        return this.#leave(step);
      case 'move':
        return this.#move(step);
      case 'cancel':
        return this.#cancel(step);
      case 'delete':
        return this.#delete(step);
      case 'wait':
        return this.#wait(step);
      case 'fold':
        return foldFigures(this.#campus);
      case 'achieve':
        return this.#achieve(step);
      case 'verify':
        return this.#verify();
      case 'claim':
        return this.#claim(step);
      case 'endorse':
        return this.#endorse();
      case 'appoint':
        return this.#appoint(step);
      case 'study':
        return this.#study(step);
      case 'request':
        return this.#request(step);
    }
  }

  #at(hours: number): Date {
    return new Date(this.now.getTime() + hours * HOUR);
  }

  #event(choice: number): string | undefined {
    return this.#eventIds[choice % Math.max(this.#eventIds.length, 1)];
  }

  /** The chosen event, or an id that does not exist. */
  #eventOrNone(choice: number): string {
    return this.#event(choice) ?? newId();
  }

  #person(choice: number): string {
    return this.#campus.people[choice % this.#campus.people.length] ?? '';
  }

  #unit(choice: number): string {
    return this.#campus.units[choice] ?? '';
  }

  async #plan({ start, hours, unit, category: choice }: StepOf<'plan'>): Promise<void> {
    const { db, instituteId } = this.#campus;
    const id = newId();
    const startsAt = start === null ? null : this.#at(start);
    const endsAt = startsAt && hours !== null ? new Date(startsAt.getTime() + hours * HOUR) : null;
    const category = CATEGORIES[choice] ?? 'technical';
    await db.insert(events).values({ instituteId, id, title: id, unitId: this.#unit(unit), category, startsAt, endsAt });
    this.#eventIds.push(id);
  }

  async #join({ event, person }: StepOf<'join'>): Promise<void> {
    const { db, instituteId } = this.#campus;
    const eventId = this.#event(event);
    if (!eventId) return;
    await db
      .insert(eventParticipants)
      .values({ instituteId, eventId, userId: this.#person(person) })
      .onConflictDoNothing();
  }

  async #leave({ event, person }: StepOf<'leave'>): Promise<void> {
    const ofPerson = and(eq(eventParticipants.eventId, this.#eventOrNone(event)), eq(eventParticipants.userId, this.#person(person)));
    await this.#campus.db.delete(eventParticipants).where(ofPerson);
  }

  async #move({ event, start, unit, category }: StepOf<'move'>): Promise<void> {
    const startsAt = this.#at(start);
    const change = { startsAt, endsAt: null, unitId: this.#unit(unit), category: CATEGORIES[category] ?? 'technical' };
    await this.#campus.db
      .update(events)
      .set(change)
      .where(eq(events.id, this.#eventOrNone(event)));
  }

  async #cancel({ event, back }: StepOf<'cancel'>): Promise<void> {
    await this.#campus.db
      .update(events)
      .set({ status: back ? 'planned' : 'cancelled' })
      .where(eq(events.id, this.#eventOrNone(event)));
  }

  async #delete({ event }: StepOf<'delete'>): Promise<void> {
    const eventId = this.#eventOrNone(event);
    await this.#campus.db.delete(events).where(eq(events.id, eventId));
    this.#eventIds = this.#eventIds.filter((id) => id !== eventId);
  }

  async #wait({ hours }: StepOf<'wait'>): Promise<void> {
    this.now = this.#at(hours);
    await completePastEventsOf(this.#campus.db, this.#campus.instituteId, this.now);
  }

  async #achieve({ person, verified }: StepOf<'achieve'>): Promise<void> {
    const { db, instituteId } = this.#campus;
    const won = { title: 'Won', type: 'cultural', dateAchieved: '2026-01-01', createdAt: this.now } as const;
    await db
      .insert(achievements)
      .values({ instituteId, id: newId(), userId: this.#person(person), ...won, verifiedAt: verified ? this.now : null });
  }

  async #verify(): Promise<void> {
    const { db, instituteId } = this.#campus;
    await db.update(achievements).set({ verifiedAt: this.now }).where(eq(achievements.instituteId, instituteId));
  }

  async #claim({ person }: StepOf<'claim'>): Promise<void> {
    const { db, instituteId, skillId } = this.#campus;
    const claimed = { skillId, skillType: 'technical', proficiency: 'expert', createdAt: this.now } as const;
    await db
      .insert(userSkills)
      .values({ instituteId, id: newId(), userId: this.#person(person), ...claimed })
      .onConflictDoNothing();
  }

  async #endorse(): Promise<void> {
    const { db, instituteId } = this.#campus;
    await db.update(userSkills).set({ endorsedAt: this.now }).where(eq(userSkills.instituteId, instituteId));
    await db.update(skills).set({ endorsedAt: this.now }).where(eq(skills.instituteId, instituteId));
  }

  async #appoint({ person, status }: StepOf<'appoint'>): Promise<void> {
    const { db, instituteId, positionId } = this.#campus;
    const held = { positionId, tenureYear: '2026-2027', status, createdAt: this.now, updatedAt: this.now };
    const key = [positionHolders.instituteId, positionHolders.userId, positionHolders.positionId, positionHolders.tenureYear];
    await db
      .insert(positionHolders)
      .values({ instituteId, id: newId(), userId: this.#person(person), ...held })
      .onConflictDoUpdate({ target: key, set: { status } });
  }

  async #study({ person, program }: StepOf<'study'>): Promise<void> {
    await this.#campus.db
      .update(users)
      .set({ program, branch: program })
      .where(eq(users.id, this.#person(person)));
  }

  async #request({ event, approved }: StepOf<'request'>): Promise<void> {
    const { db, instituteId } = this.#campus;
    const eventId = this.#event(event);
    if (!eventId) return;
    const room = { room: newId(), roomKey: newId(), date: '2026-12-01', time: '10:00', startsAt: this.now, endsAt: this.#at(1) };
    const row = { instituteId, id: newId(), eventId, ...room, requestedBy: this.#person(0), requestedAt: this.now };
    const decision = approved ? { status: 'Approved' as const, reviewedBy: this.#person(1), decidedAt: this.now } : {};
    await db.insert(roomRequests).values({ ...row, ...decision });
  }
}
