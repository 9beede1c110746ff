/** Calls of the contract that this server does not answer yet. The parity test holds it to the truth: it can only shrink. */
export const NOT_YET_SERVED: readonly string[] = [
  'DELETE /profile/photo-delete',
  'GET /api/activities/recent',
  'GET /api/analytics/club-coordinator',
  'GET /api/analytics/gensec',
  'GET /api/analytics/president',
  'GET /api/analytics/student',
  'GET /api/dashboard/stats',
  'GET /api/orgUnit/clubData/{username}',
  'GET /events',
  'GET /room/requests',
  'GET /tenure',
  'POST /profile/photo-update',
  'PUT /profile/updateStudentProfile',
];
