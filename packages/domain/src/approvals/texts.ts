/** Reasons why a person may not decide a step, and errors of a flow. */
export const APPROVAL_TEXTS = {
  noRequest: 'This request is not there any more.',
  noStep: 'This request has no such step.',
  notYours: 'This step is for somebody else to decide.',
  oneself: 'You cannot decide about yourself or about what you asked for.',
  stale: 'Somebody decided about this meanwhile. Look at it again.',
  decided: 'This was already decided.',
  waits: 'Earlier steps have to be decided first.',
  returned: 'This was returned for changes, and waits for whoever asked.',
  notReturned: 'Only what was returned can be changed and sent again.',
  notRequester: 'Only whoever asked can change this and send it again.',
  twice: 'You have decided about this already.',
  officeDecided: 'Somebody of the same office has decided this step already.',
  reason: 'Say what has to be changed.',
  rejectReason: 'Say why it is rejected.',
  version: 'Say which version was seen.',
  verdict: 'A step is approved or rejected.',
} as const;

/** Reasons why a person may not become a deputy. */
export const DEPUTY_TEXTS = {
  deputy: 'Choose who stands in.',
  order: 'The last day cannot come before the first.',
  longest: 'Somebody stands in for a year at most.',
  noOffice: 'Only who holds an office that decides names a deputy.',
  oneself: 'Nobody stands in for themselves.',
  nobody: 'There is nobody like that who could stand in.',
  over: 'The last day is over already.',
  none: 'Nobody stands in for you.',
  asked: 'This person waits for a decision of yours, and cannot stand in for you.',
} as const;

/** Validation messages for the steps of a flow. */
export const FLOW_TEXTS = {
  name: 'Enter a name.',
  steps: 'A flow has from one to {1} steps.',
  alwaysOne: 'At least one step has to be needed in every case.',
  sameStep: 'Two steps cannot have the same id.',
  approvers: 'Name from one to {1} approvers for each step.',
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
  otherCondition: 'No step of this flow goes by that. Choose another condition, or none.',
  promisedDays: 'Enter a whole number of days from 1 to {1}.',
  stale: 'Somebody switched other steps on meanwhile. Look at them, and begin again.',
  noPosition: 'One of these offices is not there any more.',
} as const;
