/** Texts of asking for a room and of deciding about it. */
export const ROOM_REQUEST_TEXTS = {
  requestButton: '+ Request Room',
  manageButton: 'Manage Requests',
  requestTitle: 'Request a Room',
  roomPlaceholder: 'e.g. Main Auditorium',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  reviewTitle: (eventTitle: string) => `Requests for: ${eventTitle}`,
  nonePending: 'No pending requests for this event.',
  submitFailed: 'Failed to submit room request.',
  decisionFailed: (status: 'Approved' | 'Rejected') => `Failed to ${status} request.`,
} as const;
