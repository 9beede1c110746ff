export { passwordResets, sessions, users } from '../features/accounts/accounts.table.ts';
export { auditLog } from '../features/audit/audit.table.ts';
export { eventOrganizers, eventParticipants, events } from '../features/events/events.table.ts';
export { institutes } from '../features/institutes/institutes.table.ts';
export { orgUnits } from '../features/org-units/orgUnits.table.ts';
export { roomRequests } from '../features/room-requests/roomRequests.table.ts';
export { outbox } from '../mail/outbox.table.ts';
export { idempotencyKeys } from '../plugins/idempotency.table.ts';
export { rateLimits } from '../plugins/rateLimit.table.ts';
