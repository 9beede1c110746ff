import { expect, it } from 'vitest';
import {
  ACCOUNT_TEXTS,
  DASHBOARD_TEXTS,
  ENDORSEMENT_TEXTS,
  EVENT_TEXTS,
  ORG_UNIT_TEXTS,
  POSITION_TEXTS,
  PROFILE_TEXTS,
  ROOM_REQUEST_TEXTS,
} from './index.ts';

it.each([
  [ACCOUNT_TEXTS.domainRequired('campus.example'), 'Please use an @campus.example email address.'],
  [EVENT_TEXTS.listFailed('Timed out'), 'Error loading events: Timed out'],
  [ROOM_REQUEST_TEXTS.reviewTitle('Monsoon Ragas'), 'Requests for: Monsoon Ragas'],
  [ROOM_REQUEST_TEXTS.decisionFailed('Approved'), 'Failed to Approved request.'],
  [ROOM_REQUEST_TEXTS.decisionFailed('Rejected'), 'Failed to Rejected request.'],
  [ENDORSEMENT_TEXTS.emptyText('user skills'), 'All user skills have been reviewed and endorsed.'],
  [ENDORSEMENT_TEXTS.wrongType('technical'), 'You can endorse only technical items.'],
  [ENDORSEMENT_TEXTS.alreadyVerified('Neha Krishnan'), 'Already verified by Neha Krishnan'],
  [POSITION_TEXTS.holdersShown(3, 12), 'Showing 3 of 12 position holders'],
  [POSITION_TEXTS.positionFull(2, '2026-2027'), 'Maximum position holders (2) already appointed for the year 2026-2027.'],
  [ORG_UNIT_TEXTS.createFailed('Name taken'), 'Error: Name taken'],
  [ORG_UNIT_TEXTS.clubTitle('Robotics Club'), 'Robotics Club Dashboard'],
  [PROFILE_TEXTS.admissionYearInvalid(2026), 'Admission year must be between 2016 and 2026'],
  [DASHBOARD_TEXTS.welcome('Events'), 'Welcome to the Events Section'],
  [DASHBOARD_TEXTS.unknownRole('JANITOR'), 'Unknown role: JANITOR'],
  [DASHBOARD_TEXTS.gensecTitle('SciTech'), 'GenSec SciTech Dashboard'],
])('%s', (text, expected) => expect(text).toBe(expected));
