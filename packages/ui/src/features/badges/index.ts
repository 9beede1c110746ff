/** Badges that several features share; each maps a status to a tone. */
export * from './CategoryBadge/CategoryBadge.tsx';
export * from './LevelBadge/LevelBadge.tsx';
export * from './PositionHolderStatusBadge/PositionHolderStatusBadge.tsx';
export * from './ProficiencyBadge/ProficiencyBadge.tsx';
export * from './VerifiedBadge/VerifiedBadge.tsx';
