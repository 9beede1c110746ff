/** Display names of roles. */
export const ROLE_NAMES: Readonly<Record<string, string>> = {
  STUDENT: 'Student',
  CLUB_COORDINATOR: 'Club coordinator',
  GENSEC_SCITECH: 'GenSec SciTech',
  GENSEC_ACADEMIC: 'GenSec Academic',
  GENSEC_CULTURAL: 'GenSec Cultural',
  GENSEC_SPORTS: 'GenSec Sports',
  PRESIDENT: 'President',
};
