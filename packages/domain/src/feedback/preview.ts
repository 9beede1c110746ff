/** Characters of a comment that a list shows (docs/specification/feedback.md#feedback-list). */
const PREVIEW_LENGTH = 50;

/** A comment as a list shows it: its first 50 characters and an ellipsis, or all of it where it is no longer than that. */
export function commentPreview(comments: string): string {
  const characters = Array.from(comments);
  return isPreviewCut(comments) ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...` : comments;
}

/** True where the list shows less than the whole comment. */
export function isPreviewCut(comments: string): boolean {
  return Array.from(comments).length > PREVIEW_LENGTH;
}
