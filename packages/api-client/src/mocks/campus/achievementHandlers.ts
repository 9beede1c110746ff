import { roleOrStudent } from '@quad/domain/access';
import { type Achievement, type AchievementInput, achievementInput } from '@quad/domain/achievements';
import { fixtureId, studentReference } from '@quad/domain/fixtures';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import { achievements } from '../../contract/index.ts';
import { MockRefusal } from '../mockRefusal.ts';
import { type Campus, refused, serve } from './campus.ts';
import { ownerOf, type Portfolio } from './portfolio.ts';

function submit({ session, events, now }: Campus, portfolio: Portfolio, input: AchievementInput): Outcome<Achievement> {
  if (!session) return refuse('UNAUTHENTICATED', 'Unauthorized: Please login first');
  const dated = v.safeParse(achievementInput({ today: campusDay(now, DEFAULT_INSTITUTE.timeZone) }), input);
  if (!dated.success) return refuse('INVALID', dated.issues[0].message, { date_achieved: dated.issues[0].message });
  const event = events.find(({ _id }) => _id === input.event_id);
  if (input.event_id && !event) return refuse('NOT_FOUND', 'This event does not exist.');
  const number = 1000 + portfolio.achievements.length;
  const submitted: Achievement = {
    ...input,
    _id: fixtureId('achievement', number),
    achievement_id: `ACH-${number}`,
    user_id: studentReference(session),
    event_id: event ? { _id: event._id, title: event.title, description: event.description } : null,
    date_achieved: `${input.date_achieved}T00:00:00.000Z`,
    verified: false,
    verified_by: null,
    created_at: now.toISOString(),
  };
  portfolio.achievements = [submitted, ...portfolio.achievements];
  return accept(submitted);
}

/** People's achievements, and submitting one's own. */
export function achievementHandlers(campus: Campus, portfolio: Portfolio): HttpHandler[] {
  return [
    serve(campus, achievements.byUser, ({ params }) => {
      const isOwn = params.userId === campus.session?._id;
      if (!isOwn && roleOrStudent(campus.session?.role) === 'STUDENT') {
        return new MockRefusal(403, 'You can see your own achievements only.', 'FORBIDDEN');
      }
      return portfolio.achievements.filter((achievement) => ownerOf(achievement) === params.userId);
    }),
    serve(campus, achievements.add, ({ body }) => {
      const outcome = submit(campus, portfolio, body);
      return outcome.ok ? { message: 'Your achievement waits for verification.', achievement: outcome.value } : refused(outcome.refusal);
    }),
  ];
}
