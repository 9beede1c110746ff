export { isPendingFor, type PendingFilter, type StoredRequest, storedRequest } from './approvals.repo.ts';
export { type DeputyRow, deputiesOn } from './officeHolders.repo.ts';
