import type { DashboardSection } from '@quad/domain/dashboard';
import { type ComponentType, lazy } from 'react';
import { HomeSection } from './HomeSection.tsx';
import { PlainSection } from './PlainSection.tsx';

const EventsSection = lazy(async () => ({ default: (await import('./EventsSection.tsx')).EventsSection }));

/** What each section shows. Home comes with the shell, the others when somebody goes there. */
const CONTENT: Partial<Record<DashboardSection, ComponentType>> = {
  dashboard: HomeSection,
  events: EventsSection,
};

/** The content of a section; an unknown one is a plain 'Home'. */
export function sectionContent(section: DashboardSection | undefined): ComponentType {
  return (section && CONTENT[section]) ?? PlainSection;
}
