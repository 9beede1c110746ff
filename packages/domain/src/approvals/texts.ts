/** Reasons why a person may not decide a step, and errors of a flow. */
export const APPROVAL_TEXTS = {
  noRequest: 'This request no longer exists.',
  noStep: 'This request has no such step.',
  notYours: 'Somebody else has to decide this step.',
  oneself: 'You cannot decide about yourself or about your own requests.',
  stale: 'Somebody decided about this in the meantime. Check it again.',
  decided: 'This was already decided.',
  waits: 'Earlier steps have to be decided first.',
  returned: 'This was returned for changes to the person who sent it.',
  notReturned: 'Only a returned request can be changed and sent again.',
  notRequester: 'Only the person who sent this can change it and send it again.',
  twice: 'You have already decided about this.',
  officeDecided: 'Somebody in the same office has already decided this step.',
  reason: 'Enter what has to be changed.',
  rejectReason: 'Enter why it is rejected.',
  version: 'Say which version was seen.',
  verdict: 'A step is approved or rejected.',
} as const;

/** Reasons why a person may not become a deputy. */
export const DEPUTY_TEXTS = {
  deputy: 'Choose a deputy.',
  order: 'The last day cannot come before the first.',
  longest: 'A deputy can stand in for a year at most.',
  noOffice: 'Only people who hold a deciding office can name a deputy.',
  oneself: 'You cannot stand in for yourself.',
  nobody: 'There is no such person who could stand in.',
  over: 'The last day is already over.',
  none: 'Nobody stands in for you.',
  asked: 'This person is waiting for your decision and cannot stand in for you.',
} as const;

/** Validation messages for the steps of a flow. */
export const FLOW_TEXTS = {
  name: 'Enter a name.',
  steps: 'A flow needs 1 to {1} steps.',
  alwaysOne: 'At least one step must be needed in every case.',
  sameStep: 'Two steps cannot have the same id.',
  approvers: 'Name 1 to {1} approvers for each step.',
  quorum: 'A step cannot need more approvals than it has approvers.',
  days: 'Enter a whole number of days up to {1}.',
  promise: 'The reminder comes before the deputies, or with them.',
  kind: 'Choose what the flow is for.',
  role: 'Choose a role.',
  scope: 'Choose where the role counts.',
  approver: 'Choose who decides.',
  condition: 'Choose when the step is needed.',
  points: 'Enter points as a whole number from 0 to {1}.',
  amount: 'Enter an amount from 0 to {1}.',
  mostSteps: 'This flow has {1} steps at most.',
  otherApprover: 'That office does not decide about this. Choose another one.',
  otherCondition: 'No step of this flow can depend on that. Choose another condition, or none.',
  promisedDays: 'Enter a whole number of days from 1 to {1}.',
  stale: 'Somebody switched on other steps in the meantime. Check them, and start again.',
  noPosition: 'One of these offices no longer exists.',
} as const;
