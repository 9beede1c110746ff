export { deleteDraft, readDraft, type StoredDraft, storeDraft, useExpenseDrafts } from './drafts.ts';
