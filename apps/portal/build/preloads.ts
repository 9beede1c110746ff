/** What the sign-in page draws now and then: notices, a tooltip, the accounts of a demonstration. */
const RARE = /\/(UnavailableButton|ToastViewport|DemonstrationAccounts|SignInProblem|SignInAgainDialog)-[^/]*\.js$/;

/**
 * Which files a page asks for ahead together with one that it loads late. The list is in the page's own code: for what is
 * rarely drawn it weighs more than it saves, so that only the styles are left, without which nothing may be drawn.
 */
export function preloaded(file: string, dependencies: string[]): string[] {
  return RARE.test(`/${file}`) ? dependencies.filter((dependency) => dependency === file || dependency.endsWith('.css')) : dependencies;
}
