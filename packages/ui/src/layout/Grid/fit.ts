/** As many columns as fit. A card is never narrower than this, unless the screen is. */
export const FIT = 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))';
