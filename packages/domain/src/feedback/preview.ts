/** Number of a comment's characters in a list (docs/specification/feedback.md#feedback-list). */
const PREVIEW_LENGTH = 50;

/** Returns a comment as in a list: its first 50 characters and an ellipsis, or all of it if it is not longer. */
export function commentPreview(comments: string): string {
  const characters = Array.from(comments);
  return isPreviewCut(comments) ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...` : comments;
}

/** Whether the list cuts the comment. */
export function isPreviewCut(comments: string): boolean {
  return Array.from(comments).length > PREVIEW_LENGTH;
}
