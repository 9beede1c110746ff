/** Props of composites that show why reading failed. */
export interface ReadProps {
  /** Why loading failed, as a sentence for the user. */
  error?: string | undefined;
  /** Retries after an error. */
  onRetry?: (() => void) | undefined;
}

/** Props of composites whose list is loaded page by page. */
export interface PagedReadProps extends ReadProps {
  /** Called near the end of the list, to load more. */
  onLoadMore?: (() => void) | undefined;
}
