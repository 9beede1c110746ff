/**
 * What is pressed in another dialog, above this one, is not beside this one. Radix knows that once it has drawn this one anew, which a
 * quick press or a busy machine does not wait for: what was typed here would be lost.
 */
export function ignoreOtherDialogs(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]')) event.preventDefault();
}
