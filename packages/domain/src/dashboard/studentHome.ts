/** A link of the student dashboard at /home. */
export interface StudentLink {
  readonly label: string;
  readonly path: string;
}

/** The sidebar of the student dashboard, in order. */
export const STUDENT_SIDEBAR: readonly StudentLink[] = [
  { label: 'Profile', path: '/profile' },
  { label: 'CoSA', path: '/cosa' },
  { label: 'Give Feedback', path: '/feedback' },
  { label: 'Events', path: '/events' },
  { label: 'Skills', path: '/skills' },
  { label: 'Your PORs', path: '/manage-position' },
  { label: 'Add Achievement', path: '/add-achievement' },
  { label: 'View Achievements', path: '/view-achievements' },
  { label: 'View Feedback', path: '/viewfeedback' },
  { label: 'Logout', path: '/logout' },
];

/** The quick actions of the student dashboard. */
export const STUDENT_QUICK_ACTIONS: readonly StudentLink[] = [
  { label: 'Add Achievement', path: '/add-achievement' },
  { label: 'Add Position', path: '/add-position' },
  { label: 'Give Feedback', path: '/feedback' },
];
