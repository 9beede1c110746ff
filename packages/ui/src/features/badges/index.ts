/** The badges that several features show; each says which tone a state has. */
export * from './CategoryBadge/CategoryBadge.tsx';
export * from './LevelBadge/LevelBadge.tsx';
export * from './PositionHolderStatusBadge/PositionHolderStatusBadge.tsx';
export * from './ProficiencyBadge/ProficiencyBadge.tsx';
export * from './VerifiedBadge/VerifiedBadge.tsx';
