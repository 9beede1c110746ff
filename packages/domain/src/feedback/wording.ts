import { ORG_UNIT_TEXTS } from '../messages/orgUnits.ts';
/** Texts of feedback that are not in the specification, including refusals. */
export const FEEDBACK_RULE_TEXTS = {
  alreadyResolved: 'Already resolved',
  resolveFailed: 'This feedback could not be marked as resolved. Please try again.',
  loadFailed: 'The feedbacks could not be loaded.',
  resolvedMessage: 'The feedback is marked as resolved.',
  officeBearersOnly: 'Only office-bearers can resolve feedback.',
  aboutOneself: 'You cannot resolve feedback about yourself.',
  noUnit: ORG_UNIT_TEXTS.noUnit,
  otherUnit: 'You can resolve feedback about your own unit only.',
  missing: 'This feedback does not exist.',
  targetMissing: 'Choose whom or what the feedback is about from the list.',
} as const;
