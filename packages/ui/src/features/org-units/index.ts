/** What the units' pages load only when somebody creates one. The tree is not here but in the door of all features. */
export * from './OrgUnitForm/OrgUnitForm.tsx';
