import type { SkillType } from './endorsedSkillType.ts';

/** Tabs of the endorsement panel, the default first. */
export const ENDORSEMENT_TABS = ['user-skills', 'skills', 'achievements'] as const;
export type EndorsementTab = (typeof ENDORSEMENT_TABS)[number];

/** Title of the panel of each type. */
export const ENDORSEMENT_PANEL_TITLES = {
  cultural: 'Cultural Endorsement Panel',
  sports: 'Sports Endorsement Panel',
  technical: 'Technical Endorsement Panel',
  academic: 'Academic Endorsement Panel',
  other: 'Other Endorsement Panel',
} as const satisfies Record<SkillType, string>;
