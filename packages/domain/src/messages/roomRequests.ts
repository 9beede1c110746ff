/** Texts of requesting a room and deciding about it. */
export const ROOM_REQUEST_TEXTS = {
  requestButton: '+ Request Room',
  manageButton: 'Manage Requests',
  requestTitle: 'Request a Room',
  roomPlaceholder: 'e.g. Main Auditorium',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  reviewTitle: 'Requests for: {event}',
  nonePending: 'No pending requests for this event.',
  submitFailed: 'Failed to submit room request.',
  decisionFailed: { Approved: 'Failed to Approved request.', Rejected: 'Failed to Rejected request.' },
} as const;
