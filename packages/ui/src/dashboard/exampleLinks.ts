import { sectionPath, sidebarFor } from '@quad/domain/dashboard';
import type { NavigationLink } from './navigation.ts';

/** The navigation of a president, for the stories of the shell. */
export const EXAMPLE_LINKS: readonly NavigationLink[] = sidebarFor('PRESIDENT').map(({ section, label, icon }) => ({
  id: section,
  label,
  icon,
  href: `#${sectionPath(section)}`,
}));
