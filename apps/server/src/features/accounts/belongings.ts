import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  achievements,
  eventOrganizers,
  eventParticipants,
  feedback,
  feedbackAuthors,
  mailboxProofs,
  passwordResets,
  positionHolders,
  roomRequests,
  sessions,
  skills,
  userSkills,
} from '../../db/schema.ts';

/** A column that names a person, and what becomes of its rows when the person's account is emptied or goes into another one. */
export interface Belonging {
  readonly column: PgColumn;
  /** What whoever filled the account in has left goes; what others have written down about the owner of the mailbox stays. */
  readonly whenEmptied: 'delete' | 'forget' | 'keep';
  readonly whenMerged: 'move' | 'delete';
  /** Whether the rows have nothing but their keys: then they are written anew, because triggers count them as they come and go. */
  readonly isBare?: true;
  /** With the person, what there is one row of: where both accounts have one, the one that is to stay counts. */
  readonly oncePer?: readonly PgColumn[];
}

/**
 * Every column that refers to an account, but for photos, whose images may lie elsewhere, and for what a trigger keeps. A test
 * compares the list with the foreign keys of the database, so that a new table cannot be forgotten.
 */
export const BELONGINGS: readonly Belonging[] = [
  { column: sessions.userId, whenEmptied: 'delete', whenMerged: 'delete' },
  { column: passwordResets.userId, whenEmptied: 'delete', whenMerged: 'delete' },
  { column: mailboxProofs.userId, whenEmptied: 'delete', whenMerged: 'delete' },
  {
    column: userSkills.userId,
    whenEmptied: 'delete',
    whenMerged: 'move',
    oncePer: [userSkills.skillId, userSkills.positionId],
  },
  { column: userSkills.endorsedBy, whenEmptied: 'keep', whenMerged: 'move' },
  { column: skills.createdBy, whenEmptied: 'forget', whenMerged: 'move' },
  { column: skills.endorsedBy, whenEmptied: 'keep', whenMerged: 'move' },
  { column: achievements.userId, whenEmptied: 'delete', whenMerged: 'move' },
  { column: achievements.verifiedBy, whenEmptied: 'keep', whenMerged: 'move' },
  { column: feedbackAuthors.userId, whenEmptied: 'delete', whenMerged: 'move' },
  { column: feedback.resolvedBy, whenEmptied: 'keep', whenMerged: 'move' },
  {
    column: positionHolders.userId,
    whenEmptied: 'keep',
    whenMerged: 'move',
    oncePer: [positionHolders.positionId, positionHolders.tenureYear],
  },
  { column: positionHolders.appointedBy, whenEmptied: 'keep', whenMerged: 'move' },
  { column: eventOrganizers.userId, whenEmptied: 'keep', whenMerged: 'move', oncePer: [eventOrganizers.eventId], isBare: true },
  { column: eventParticipants.userId, whenEmptied: 'keep', whenMerged: 'move', oncePer: [eventParticipants.eventId], isBare: true },
  { column: roomRequests.requestedBy, whenEmptied: 'keep', whenMerged: 'move' },
  { column: roomRequests.reviewedBy, whenEmptied: 'keep', whenMerged: 'move' },
];
