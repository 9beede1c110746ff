export { deleteDraft, deleteDrafts, readDraft, readDrafts, type StoredDraft, storeDraft, useExpenseDrafts } from './drafts.ts';
