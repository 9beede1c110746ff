/** Organizational units: the tree of them, and the form that creates one. */
export * from './OrgUnitForm/OrgUnitForm.tsx';
export * from './UnitTree/UnitTree.tsx';
