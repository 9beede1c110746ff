export { type KeptRequest, keptRequest } from './approvals.repo.ts';
