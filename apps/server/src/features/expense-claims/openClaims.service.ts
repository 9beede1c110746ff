/** Number and total of the undecided claims of a unit's year, which are part of the year's handover. */
export { sumOpenClaims as readOpenClaims } from './claims.repo.ts';
