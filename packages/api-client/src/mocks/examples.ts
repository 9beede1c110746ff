import { compareByStart, latestUpdates } from '@quad/domain/events';
import {
  aClub,
  aFeedback,
  anAchievement,
  anEvent,
  aPosition,
  aPositionHolder,
  aRoomRequest,
  aSkill,
  aUnit,
  aUserSkill,
  clubAnalytics,
  feedbackTargets,
  gensecAnalytics,
  manyAchievements,
  manyEvents,
  manyFeedbacks,
  manyPositionHolders,
  manyPositions,
  manyRoomRequests,
  manySkills,
  manyUserSkills,
  manyUsers,
  PEOPLE,
  presidentAnalytics,
  presidentStats,
  recentActivities,
  studentAnalytics,
  UNITS,
  unitReference,
  userChoice,
} from '@quad/domain/fixtures';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import {
  accounts,
  achievements,
  activities,
  analytics,
  callKey,
  counters,
  dashboard,
  type Endpoint,
  events,
  feedback,
  orgUnits,
  positions,
  profile,
  type ReplyOf,
  roomRequests,
  skills,
} from '../contract/index.ts';

/** One answer of a call. The type makes it the call's own. */
function example<E extends Endpoint>(call: E, reply: ReplyOf<E>): [string, unknown] {
  return [callKey(call), reply];
}

const { student, newcomer } = PEOPLE;
const message = 'Done.';
const NO_PHOTO = { profilePic: '/photos/default.webp' };
/** A picture of nothing much, for whoever sends a photo. */
const SENT_PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7a8f6a" d="M0 0h8v8H0z"/></svg>')}`;

const EXAMPLES = new Map([
  example(accounts.fetchAuth, student),
  example(accounts.login, { message, user: student }),
  example(accounts.register, { message, user: newcomer }),
  example(accounts.logout, { message }),
  example(accounts.forgotPassword, { message: 'Reset link sent successfully!' }),
  example(accounts.verifyReset, { message: 'Choose a new password.' }),
  example(accounts.resetPassword, { message: 'Password reset successfully! Navigating to login page...' }),
  example(accounts.sendProofLink, { message }),
  example(accounts.checkProofLink, { message, is_registrant: true }),
  example(accounts.proveMailbox, { message, user: newcomer }),
  example(accounts.sessions, [
    {
      id: '0198f000-0000-7000-8000-0000000000a1',
      device: 'Firefox on Linux',
      created_at: '2026-11-20T03:30:00.000Z',
      last_seen_at: '2026-11-20T09:30:00.000Z',
      is_current: true,
    },
    {
      id: '0198f000-0000-7000-8000-0000000000a2',
      device: 'Chrome on Android',
      created_at: '2026-11-18T12:00:00.000Z',
      last_seen_at: '2026-11-19T18:45:00.000Z',
      is_current: false,
    },
  ]),
  example(accounts.endSession, { message: 'The session has ended.' }),
  example(accounts.google, undefined),
  example(accounts.googleVerify, undefined),
  example(accounts.onboarding, { message, user: student }),
  example(events.latest, latestUpdates(manyEvents(12), DEFAULT_INSTITUTE.timeZone)),
  example(events.all, manyEvents(12)),
  example(events.byRole, manyEvents(12).toSorted(compareByStart)),
  example(events.byId, anEvent()),
  example(events.units, UNITS.map(unitReference)),
  example(events.users, manyUsers(12).map(userChoice)),
  example(events.create, { message: 'Event created successfully!', event: anEvent() }),
  example(events.update, { message: 'Event updated successfully!', event: anEvent() }),
  example(roomRequests.create, anEvent({ room_requests: [aRoomRequest()] })),
  example(roomRequests.decide, anEvent({ room_requests: [aRoomRequest({ status: 'Approved', reviewed_by: PEOPLE.president._id })] })),
  example(feedback.list, manyFeedbacks(8)),
  example(feedback.targets, feedbackTargets()),
  example(feedback.byUser, manyFeedbacks(3)),
  example(feedback.give, { message, feedback: aFeedback() }),
  example(feedback.resolve, { message, feedback: aFeedback({ is_resolved: true, actions_taken: 'New lights were fitted.' }) }),
  example(skills.catalogue, manySkills(8)),
  example(skills.byUser, manyUserSkills(4)),
  example(skills.unendorsed, manySkills(3)),
  example(skills.unendorsedOfUsers, manyUserSkills(3)),
  example(skills.create, aSkill()),
  example(skills.addToUser, aUserSkill()),
  example(skills.endorse, { message, skill: aSkill({ is_endorsed: true }) }),
  example(skills.endorseOfUser, { message, userSkill: aUserSkill({ is_endorsed: true }) }),
  example(achievements.byUser, manyAchievements(4)),
  example(achievements.unendorsed, manyAchievements(3)),
  example(achievements.add, { message, achievement: anAchievement() }),
  example(achievements.verify, { message, achievement: anAchievement({ verified: true }) }),
  example(positions.all, manyPositions(6)),
  example(positions.holders, manyPositionHolders(8)),
  example(positions.byUser, manyPositionHolders(2)),
  example(positions.add, aPosition()),
  example(positions.addHolder, aPositionHolder()),
  example(orgUnits.list, [...UNITS]),
  example(orgUnits.create, aUnit()),
  example(orgUnits.clubData, aClub()),
  example(profile.update, { message: 'Profile updated successfully!', updatedStudent: student }),
  example(profile.updatePhoto, { profilePic: SENT_PHOTO }),
  example(profile.deletePhoto, NO_PHOTO),
  example(dashboard.stats, presidentStats()),
  example(activities.recent, recentActivities()),
  example(analytics.president, presidentAnalytics()),
  example(analytics.gensec, gensecAnalytics()),
  example(analytics.clubCoordinator, clubAnalytics()),
  example(analytics.student, studentAnalytics()),
  example(counters.roomRequests, manyRoomRequests(9)),
  example(counters.events, manyEvents(12)),
  example(counters.tenure, manyPositionHolders(8)),
]);

/** An answer of a call as it may look on an ordinary day. */
export function exampleOf<E extends Endpoint>(call: E): ReplyOf<E> {
  if (!EXAMPLES.has(callKey(call))) throw new Error(`${callKey(call)} has no example.`);
  return EXAMPLES.get(callKey(call)) as ReplyOf<E>;
}
