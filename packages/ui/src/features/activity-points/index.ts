/** Activity points: a student's points, the signatures of advisers, and the rules for counting. */
export * from './BatchAdvisersList/BatchAdvisersList.tsx';
export * from './ClaimDialog/ClaimDialog.tsx';
export * from './ClaimFacts/ClaimFacts.tsx';
export * from './ClassPointsList/ClassPointsList.tsx';
export * from './ExportPointsDialog/ExportPointsDialog.tsx';
export * from './OwnClaims/OwnClaims.tsx';
export * from './PeopleDialog/PeopleDialog.tsx';
export * from './PointRulesForm/PointRulesForm.tsx';
export * from './PointRulesList/PointRulesList.tsx';
export * from './PointsOverview/PointsOverview.tsx';
export * from './SignTermDialog/SignTermDialog.tsx';
export * from './StudentPointsDialog/StudentPointsDialog.tsx';
export * from './TermDialog/TermDialog.tsx';
export * from './TermList/TermList.tsx';
