/** Refusals and validation messages of the fee desk. */
export const FEE_DESK_TEXTS = {
  person: 'Choose a student from the list.',
  via: 'A fee is paid in cash or by UPI.',
  reference: 'Enter the reference of the payment.',
  reason: 'Enter why it is refunded.',
  lessReason: 'Enter why less was counted.',
  managersOnly: 'Only people in charge of the event can take its fees.',
  noFee: 'This event has no fee.',
  noPlace: 'Only people who have a place pay the fee.',
  paid: 'This fee was already paid.',
  noPayment: 'This fee no longer exists.',
  refunded: 'This fee was already refunded.',
  noHandover: 'This count no longer exists.',
  received: 'This cash was already received.',
  ownCount: 'The person who counted cannot also receive.',
} as const;
