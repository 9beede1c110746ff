import { type DashboardSection, isDashboardSection } from '@quad/domain/dashboard';
import { type ComponentType, lazy } from 'react';
import { PlainSection } from './PlainSection.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** The content of a section, and how to preload it. */
type SectionContent = ComponentType & { readonly preload?: Load };

/** A section whose code is loaded when it is opened, or preloaded shortly before. */
function lazySection(load: Load): SectionContent {
  return Object.assign(lazy(load), { preload: load });
}

const EventsSection = lazySection(async () => ({ default: (await import('../events/EventsSection.tsx')).EventsSection }));
const PorSection = lazySection(async () => ({ default: (await import('../positions/PositionsSection.tsx')).PorSection }));
const ManagePositionsSection = lazySection(async () => ({
  default: (await import('../positions/PositionsSection.tsx')).ManagePositionsSection,
}));
const FeedbackSection = lazySection(async () => ({ default: (await import('../feedback/FeedbackSection.tsx')).FeedbackSection }));
const SkillsSection = lazySection(async () => ({ default: (await import('../skills/SkillsSection.tsx')).SkillsSection }));
const AchievementsSection = lazySection(async () => ({
  default: (await import('../achievements/AchievementsSection.tsx')).AchievementsSection,
}));
const EndorsementSection = lazySection(async () => ({
  default: (await import('../endorsements/EndorsementSection.tsx')).EndorsementSection,
}));
const OrganizationSection = lazySection(async () => ({
  default: (await import('../org-units/OrganizationSection.tsx')).OrganizationSection,
}));
const ProfileSection = lazySection(async () => ({ default: (await import('../profile/ProfileSection.tsx')).ProfileSection }));

/** The content of each section; Home is part of the shell's chunk. */
const CONTENT: Readonly<Record<Exclude<DashboardSection, 'dashboard'>, SectionContent>> = {
  events: EventsSection,
  'add-event': EventsSection,
  por: PorSection,
  'manage-positions': ManagePositionsSection,
  cosa: ManagePositionsSection,
  organization: OrganizationSection,
  'add-org-unit': OrganizationSection,
  profile: ProfileSection,
  feedback: FeedbackSection,
  'give-feedback': FeedbackSection,
  'view-feedback': FeedbackSection,
  skills: SkillsSection,
  achievements: AchievementsSection,
  'add-achievements': AchievementsSection,
  'view-achievements': AchievementsSection,
  endorsement: EndorsementSection,
  'gensec-endorse': EndorsementSection,
  'endorse-achievements': EndorsementSection,
};

/** Returns the content of a section; for an unknown one, a plain 'Home'. */
export function sectionContent(section: DashboardSection | undefined): SectionContent {
  return section && section !== 'dashboard' ? CONTENT[section] : PlainSection;
}

/** Loads the code of a section; does nothing for an unknown one. */
export async function loadSection(name: string): Promise<void> {
  if (isDashboardSection(name)) await sectionContent(name).preload?.();
}
