/** The oldest version of Node that runs the build. scripts/install.mjs checks for the same. */
const OLDEST = 24;

/** Exits with a clear message on an older Node, instead of with the first syntax that it does not know. */
export function endOnOldNode(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= OLDEST) return;
  console.error(
    `Quad requires Node ${OLDEST} or newer; this is Node ${version}. Install a newer one from https://nodejs.org, or use npm start and npm run quad, which include it on Linux.`,
  );
  process.exit(1);
}
