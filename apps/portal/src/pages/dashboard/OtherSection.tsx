import type { DashboardSection } from '@quad/domain/dashboard';
import { sectionContent } from './sections.ts';

export { loadSection } from './sections.ts';

/** Any section but Home, whose first visit should not wait for the addresses of all the others. */
export function OtherSection({ section }: { section: DashboardSection | undefined }) {
  const Content = sectionContent(section);
  return <Content />;
}
