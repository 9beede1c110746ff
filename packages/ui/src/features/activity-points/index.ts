/** Activity points: what somebody has, what their advisers sign, and the rules by which they are counted. */
export * from './ClassPointsList/ClassPointsList.tsx';
export * from './PointsOverview/PointsOverview.tsx';
export * from './SignTermDialog/SignTermDialog.tsx';
export * from './StudentPointsDialog/StudentPointsDialog.tsx';
