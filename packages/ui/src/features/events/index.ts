/**
 * What a page loads only when somebody plans or edits an event. The cards, lists and details are in the door of all features,
 * so that a page cannot pull the form in with them.
 */
export * from './EventForm/EventForm.tsx';
export * from './EventFormDialog/EventFormDialog.tsx';
