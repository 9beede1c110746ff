export { type KeptRequest, keptRequest, type Waiting, waitsFor } from './approvals.repo.ts';
export { type DeputyRow, deputiesOn } from './officeHolders.repo.ts';
