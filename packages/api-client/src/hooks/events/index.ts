export { useCreateEvent } from './useCreateEvent.ts';
export { useEvent } from './useEvent.ts';
export { useEventUnits, useStudentSearch } from './useEventChoices.ts';
export { useEvents } from './useEvents.ts';
export { useLatestEvents } from './useLatestEvents.ts';
export { type EventEdit, useUpdateEvent } from './useUpdateEvent.ts';
