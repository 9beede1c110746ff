/** Refusals and validation messages of the fee desk. */
export const FEE_DESK_TEXTS = {
  person: 'Choose a student from the list.',
  via: 'A fee is paid in cash or by UPI.',
  reference: 'Enter the reference of the payment.',
  reason: 'Say why it is given back.',
  lessReason: 'Say why less was counted.',
  managersOnly: 'Only those who look after the event take its fees.',
  noFee: 'This event asks for no fee.',
  noPlace: 'Only who has a place pays the fee.',
  paid: 'This fee was paid already.',
  noPayment: 'This fee is not there any more.',
  refunded: 'This fee was given back already.',
  noHandover: 'This count is not there any more.',
  received: 'This cash was received already.',
  ownCount: 'Whoever counted does not receive as well.',
} as const;
