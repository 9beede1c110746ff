/** Events: cards, lists, details, and the form that creates or edits one. */
export * from './EventCard/EventCard.tsx';
export * from './EventDetail/EventDetail.tsx';
export { EventFilters, type EventFiltersProps } from './EventFilters/EventFilters.tsx';
export * from './EventForm/EventForm.tsx';
export * from './EventFormDialog/EventFormDialog.tsx';
export * from './EventList/EventList.tsx';
export * from './EventListCompact/EventListCompact.tsx';
export * from './EventStatusBadge/EventStatusBadge.tsx';
export * from './LatestUpdates/LatestUpdates.tsx';
