/** Organizational units: their hierarchy, and the form that creates one. */
export * from './FollowButton/FollowButton.tsx';
export * from './OrgUnitForm/OrgUnitForm.tsx';
export * from './UnitTree/UnitTree.tsx';
