import type { GiveFeedbackInput } from '@quad/domain/feedback';
import { aFeedback, feedbackTargets, PEOPLE } from '@quad/domain/fixtures';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../client/index.ts';
import { accounts, feedback } from '../contract/index.ts';
import { scenarios } from './index.ts';
import { listenToMocks } from './node.ts';

const server = listenToMocks();
const client = createClient({ baseUrl: 'http://portal.example' });
const targets = feedbackTargets();
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    ({ status, message }) => `${status} ${message}`,
  );
const resolve = (feedbackId: string, actions_taken = 'Spoken with the unit.') =>
  client.call(feedback.resolve, { params: { feedbackId }, body: { actions_taken } });
const about = (target_type: GiveFeedbackInput['target_type'], target_id = 'nothing', is_anonymous = false) =>
  client.call(feedback.give, { body: { type: 'Query', target_type, target_id, comments: 'When does it open?', is_anonymous } });

beforeEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('feedback on the campus in memory', () => {
  it('is given about everything that can be chosen, and is then the newest of the list', async () => {
    server.use(...scenarios.student());
    for (const [type, id] of [
      ['User', targets.users[1]?._id],
      ['Event', targets.events[1]?._id],
      ['Club/Organization', targets.organizational_units[1]?._id],
      ['POR', targets.positions[1]?._id],
    ] as const) {
      const { message, feedback: given } = await about(type, id);
      expect(message).toBe('Feedback submitted successfully');
      const [newest] = await client.call(feedback.list);
      expect(newest).toMatchObject({ _id: given._id, target_type: type, feedback_by: { _id: PEOPLE.student._id } });
      expect(newest?.target_data).toBeTruthy();
    }
    expect(await refusalOf(about('Event'))).toBe('404 Choose whom or what the feedback is about from the list.');
  });

  it('names nobody who wished to stay unknown, but counts it as their own', async () => {
    server.use(...scenarios.student());
    const { feedback: given } = await about('Event', targets.events[0]?._id, true);
    const [newest] = await client.call(feedback.list);
    expect(newest?.feedback_by).toBeUndefined();
    const own = await client.call(feedback.byUser, { params: { userId: PEOPLE.student._id } });
    expect(own.map(({ _id }) => _id)).toContain(given._id);
    expect(await refusalOf(client.call(feedback.byUser, { params: { userId: PEOPLE.president._id } }))).toBe(
      '403 You can see your own feedback only.',
    );
    await client.call(accounts.logout);
    await client.call(accounts.login, { body: { email: 'president@campus.example', password: 'campus-demo-2026' } });
    expect(JSON.stringify((await client.call(feedback.list))[0])).not.toContain('Priya Sharma');
  });

  it('is resolved once, by those who answer for it', async () => {
    const robotics = aFeedback({ _id: 'f1', target_type: 'Club/Organization', target_data: { name: 'Robotics Club' } });
    const music = aFeedback({ _id: 'f2', target_data: { title: 'Monsoon Ragas', organizing_unit: 'Music Club' } });
    const herself = aFeedback({ _id: 'f3', target_type: 'User', target_data: { username: PEOPLE.president.username } });
    const feedbacks = [robotics, music, herself];
    server.use(...scenarios.coordinator({ feedbacks }));
    expect(await resolve('f1')).toMatchObject({
      feedback: { is_resolved: true, actions_taken: 'Spoken with the unit.', resolved_by: { _id: PEOPLE.coordinator._id } },
    });
    expect(await refusalOf(resolve('f1'))).toBe('409 Already resolved');
    expect(await refusalOf(resolve('f2'))).toBe('403 You can resolve feedback about your own unit only.');
    expect(await refusalOf(resolve('f9'))).toBe('404 This feedback does not exist.');
    server.use(...scenarios.president({ feedbacks }));
    expect(await refusalOf(resolve('f2', ' \n'))).toBe('400 Please enter actions taken.');
    expect(await refusalOf(resolve('f2'))).toBe('ok');
    expect(await refusalOf(resolve('f3'))).toBe('403 You cannot resolve feedback about yourself.');
    server.use(...scenarios.student({ feedbacks }));
    expect(await refusalOf(resolve('f1'))).toBe('403 You may not do this.');
  });
});
