/**
 * The key of an event, for shortcuts that are letters. On a layout without Latin letters, such as Devanagari, a key is named by the letter
 * that it has on a Latin keyboard.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return key > '~' && code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}
